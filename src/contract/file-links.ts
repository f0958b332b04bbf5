/** Links that download a file once (product 7.42). */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, oneOf } from './fields.ts';
import { lengths } from './limits.ts';

/** For downloads of a Telegram Mini App, which send no token. */
export const makeFileLink = endpoint({
  method: 'POST',
  path: '/file/link',
  summary:
    'A link that downloads a file once, within 5 minutes and without a token: the CV of an account or of an application as a PDF, or a calendar file. Exactly one of `user_id`, `application_id` and `calendar`.',
  access: 'loggedIn',
  body: z
    .object({
      user_id: z.optional(id()),
      application_id: z.optional(id()),
      calendar: z.optional(
        z
          .string({ error: 'wrong_type' })
          .check(
            z.maxLength(lengths.calendarFile, 'too_long'),
            z.regex(/^BEGIN:VCALENDAR\r\n[^]*END:VCALENDAR\r\n$/, 'wrong_type'),
          ),
      ),
      lang: z.optional(oneOf(['eng', 'kh'])),
    })
    .check(
      z.refine(
        (of) => [of.user_id, of.application_id, of.calendar].filter((one) => one !== undefined).length === 1,
        {
          error: 'required',
          path: ['user_id'],
        },
      ),
    ),
  reply: z.object({ path: z.string() }),
  status: 201,
});
