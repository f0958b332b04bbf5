/** How people reach an employer about a job (product 3.24, 7.24): what is posted, and the calls for seekers. */
import * as z from 'zod/mini';
import { jobHiddenReasons } from './applications.ts';
import { endpoint } from './endpoint.ts';
import { missingOrWrong, oneOf, orEmpty, orNothing, text } from './fields.ts';
import { weekdays } from './job-fields.ts';
import { jobId } from './job-requests.ts';
import { lengths } from './limits.ts';
import { optionalPhone } from './phone.ts';

/** A Telegram user name, typed as such, with `@`, or as a `t.me` link. */
const telegram = orEmpty(
  z
    .pipe(
      z.string({ error: missingOrWrong('required', 'not_telegram') }),
      z.transform((typed: string) =>
        typed.trim().replace(/^(?:https?:\/\/)?(?:t\.me|telegram\.me)\/|^@/i, ''),
      ),
    )
    .check(z.refine((name) => /^[a-z]\w{4,31}$/i.test(name), 'not_telegram')),
);

/** Weekdays, or other clients' own words. */
const days = z
  .union(
    [
      z.pipe(
        z.array(oneOf(weekdays)),
        z.transform((chosen) => weekdays.filter((day) => chosen.includes(day))),
      ),
      text(lengths.walkInTime),
    ],
    { error: missingOrWrong('required', 'wrong_type') },
  )
  .check(z.refine((chosen) => chosen.length > 0, 'required'));

const walkIn = z.object(
  {
    place: text(lengths.shortText),
    days,
    /** Our form sends `07:30-11:00`. */
    hours: text(lengths.walkInTime),
    bring: orEmpty(text(lengths.shortText)),
  },
  { error: 'wrong_type' },
);

/** Left out of a new job, it means that nothing is set; left out of an edit, it stays. */
export const newContact = orNothing(
  z.object(
    {
      phone: z.pipe(
        optionalPhone(),
        z.transform((number: string) => number || null),
      ),
      telegram,
      walk_in: orNothing(walkIn),
    },
    { error: 'wrong_type' },
  ),
);
export type NewContact = z.output<typeof newContact>;

export const contactEmployer = endpoint({
  method: 'POST',
  path: '/job/:id/contact',
  summary: "The employer's phone number and Telegram name; at most 30 different jobs a day.",
  access: 'employee',
  params: jobId,
  body: z.object({
    /** A random name that the app gives its device, the same for all accounts: they share a limit. */
    device: orEmpty(z.string().check(z.regex(/^[\w-]{16,64}$/, 'wrong_type'))),
  }),
  reply: z.object({ phone: z.nullable(z.string()), telegram: z.nullable(z.string()) }),
  status: 200,
  failures: ['job_closed', 'not_verified', 'daily_limit'],
});

/** A job whose employer the caller contacted; the newest time counts. */
const jobCall = z.object({
  job_id: z.number(),
  job_name: z.string(),
  called_at: z.string(),
  job_gone: z.nullable(z.enum(jobHiddenReasons)),
});
export type JobCall = z.output<typeof jobCall>;

export const listCalls = endpoint({
  method: 'GET',
  path: '/job/called',
  summary: 'The jobs about which the caller contacted the employer, newest first, at most 100.',
  access: 'employee',
  reply: z.array(jobCall),
  status: 200,
  offline: 'cache',
});

/** A4 with a QR code, in both languages. `site` is used only if the server does not know its own address. */
export const getPoster = endpoint({
  method: 'GET',
  path: '/job/:id/poster',
  summary: "A poster of the employer's job with a QR code, as a PDF.",
  access: 'employer',
  params: jobId,
  query: z.object({
    site: orEmpty(
      z
        .string()
        .check(
          z.maxLength(lengths.shortText, 'too_long'),
          z.regex(/^https?:\/\/[^\s/?#@]+$/, 'not_web_address'),
        ),
    ),
  }),
  reply: z.string(),
  file: 'pdf',
  status: 200,
});
