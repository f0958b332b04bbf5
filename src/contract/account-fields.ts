/** Passwords, and the e-mail address that contact messages, profiles and CVs share. */
import * as z from 'zod/mini';
import { missingOrWrong, storable, visible } from './fields.ts';
import { withoutHidden } from './hidden-characters.ts';
import { lengths, passwordMaximum } from './limits.ts';

/** A password is never trimmed; its spaces count. */
export const newPassword = (min: number, max: number) =>
  z.string({ error: missingOrWrong('password_required', 'wrong_type') }).check(
    z.refine((value) => visible.test(value), { error: 'password_required', abort: true }),
    z.minLength(min, 'password_too_short'),
    z.maxLength(max, 'password_too_long'),
    storable,
  );

/** For calls that need the password again, because a session alone is not enough. */
export const currentPassword = z
  .string({ error: missingOrWrong('current_password_required', 'wrong_type') })
  .check(
    z.refine((value) => value !== '', { error: 'current_password_required', abort: true }),
    z.maxLength(passwordMaximum, 'password_too_long'),
  );

/** Launch data of a Telegram Mini App, as Telegram signed it. */
export const initData = z
  .string({ error: missingOrWrong('required', 'wrong_type') })
  .check(z.minLength(1, 'required'), z.maxLength(lengths.initData, 'too_long'));

/**
 * For calls that need the password again. An account without one sends launch data instead; if both are missing, the server
 * answers as for a missing password.
 */
export const ownerProof = {
  currentPassword: z.optional(currentPassword),
  init_data: z.optional(initData),
};

/** An e-mail address, without what copying adds: spaces around it, invisible characters, full-width letters. */
export const email = (max: number) =>
  z.string({ error: missingOrWrong('required', 'wrong_type') }).check(
    z.overwrite((typed) => withoutHidden(typed).normalize('NFKC').trim()),
    z.refine((value) => visible.test(value), { error: 'required', abort: true }),
    z.maxLength(max, 'too_long'),
    z.regex(z.regexes.email, 'not_email'),
  );
