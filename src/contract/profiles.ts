/** Profile information (product 3.9, 5.9, 7.9): seven texts, '' if unset. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { email } from './account-fields.ts';
import { pastDay } from './day-fields.ts';
import { optionalText, text } from './fields.ts';
import { lengths } from './limits.ts';
import { optionalPhone } from './phone.ts';

export const profile = z.object({
  profession: z.string(),
  email: z.string(),
  date_of_birth: z.string(),
  contact_number: z.string(),
  address: z.string(),
  facebook: z.string(),
  linkedin: z.string(),
});
export type Profile = z.output<typeof profile>;

export const profileUpdate = z.object({
  profession: text(lengths.shortText),
  email: email(lengths.shortText),
  date_of_birth: pastDay(),
  contact_number: optionalPhone(),
  address: optionalText(lengths.shortText),
  facebook: optionalText(lengths.shortText),
  linkedin: optionalText(lengths.shortText),
});

export const getProfile = endpoint({
  method: 'GET',
  path: '/user/profileInfo',
  summary: "The caller's profile.",
  access: 'loggedIn',
  reply: profile,
  status: 200,
  offline: 'cache',
});

export const updateProfile = endpoint({
  method: 'POST',
  path: '/user/profileInfo',
  summary: "Replace the caller's profile.",
  access: 'loggedIn',
  body: profileUpdate,
  reply: profile,
  status: 200,
});
