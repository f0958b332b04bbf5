/** CVs as PDF files (product 7.42): one's own or as sent, of an application, and of a link; and links for one download. */
import * as z from 'zod/mini';
import { openCvLink } from './cv-links.ts';
import { endpoint } from './endpoint.ts';
import { id, oneOf, orEmpty } from './fields.ts';
import { lengths } from './limits.ts';

const query = z.object({ lang: orEmpty(oneOf(['eng', 'kh'])) });

export const getCvPdf = endpoint({
  method: 'GET',
  path: '/cv/:user_id/pdf',
  summary: "The caller's own CV, or an applicant's as last sent to the calling employer, as a PDF.",
  access: 'loggedIn',
  params: z.object({ user_id: id() }),
  query,
  reply: z.string(),
  file: 'pdf',
  status: 200,
});

export const getApplicationPdf = endpoint({
  method: 'GET',
  path: '/app/:id/pdf',
  summary: 'The CV as it was sent with an application, as a PDF; 404 once it is erased.',
  access: 'loggedIn',
  params: z.object({ id: id() }),
  query,
  reply: z.string(),
  file: 'pdf',
  status: 200,
});

/** Uses POST like `openCvLink`. */
export const getSharedCvPdf = endpoint({
  method: 'POST',
  path: '/cv/shared/pdf',
  summary: 'The CV that a link shows, as a PDF; 404 if the link has ended or never existed.',
  access: 'anyone',
  query,
  body: openCvLink.body,
  reply: z.string(),
  file: 'pdf',
  status: 200,
  failures: ['not_found'],
});

/** For the download of a Telegram Mini App, which sends no token: the file is stored for `fileLinkMinutes`, for one GET. */
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

const longestName = 60;

/** 'CV-Dara-Chan.pdf': letters, digits and hyphens only, in any script. */
export function cvFileName(name: string): string {
  const words = name.normalize('NFC').replace(/[\u200b-\u200d]/g, '');
  const safe = words.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  const letters = [...safe].slice(0, longestName).join('').replace(/^-|-$/g, '');
  return letters === '' ? 'CV.pdf' : `CV-${letters}.pdf`;
}
