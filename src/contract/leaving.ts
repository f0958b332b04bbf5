/** Deleting one's account (product 7.33). */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { newPassword } from './account-fields.ts';
import { passwordMaximum } from './limits.ts';

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/user/delete',
  summary: 'Delete the account for good, with everything of the person; not for operators.',
  access: 'loggedIn',
  body: z.object({
    password: newPassword(1, passwordMaximum),
  }),
  reply: z.undefined(),
  status: 204,
});
