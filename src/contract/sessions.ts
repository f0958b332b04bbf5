/** The logged-in user and logging out (product 3.1, 7.2); small, because every page downloads it. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { accTypes } from './roles.ts';

/** Stored on the device. */
export const user = z.object({
  user_id: z.number(),
  name: z.string(),
  token: z.string(),
  acc_type: z.enum(accTypes),
});
export type User = z.output<typeof user>;

export const logOut = endpoint({
  method: 'POST',
  path: '/auth/logout',
  summary: 'Revoke the token of the call.',
  access: 'loggedIn',
  withFirstPassword: true,
  reply: z.undefined(),
  status: 204,
});
