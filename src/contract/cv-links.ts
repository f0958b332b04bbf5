/** Links that show a CV to anyone who has them (product 7.38). */
import * as z from 'zod/mini';
import { share } from './applications.ts';
import { cv } from './cvs.ts';
import { endpoint } from './endpoint.ts';
import { id } from './fields.ts';
import { cvLinkTokenLength } from './limits.ts';

/** For how many days a link may work; null means until it is ended. */
export type CvLinkDays = 1 | 7 | null;

/** Parts of the CV that a link may leave out. */
export const shareableParts = ['address', 'date_of_birth', 'reference'] as const;
export type Shareable = (typeof shareableParts)[number];

const days = z._default(z.nullable(z.literal([1, 7], { error: 'not_in_list' })), 1);

export const cvLink = z.object({
  id: z.number(),
  created_at: z.string(),
  expires_at: z.nullable(z.string()),
  /** Which of the optional parts it shows. */
  share: z.object({ address: z.boolean(), date_of_birth: z.boolean(), reference: z.boolean() }),
});
export type CvLink = z.output<typeof cvLink>;

export const makeCvLink = endpoint({
  method: 'POST',
  path: '/cv/links',
  summary: "Create a link to the caller's CV; only this reply has its token.",
  access: 'employee',
  body: z.object({ days, share: z.optional(share) }),
  reply: z.object({ ...cvLink.shape, token: z.string() }),
  status: 201,
  failures: ['no_cv', 'too_many'],
});

export const listCvLinks = endpoint({
  method: 'GET',
  path: '/cv/links',
  summary: "The caller's links that still work, newest first.",
  access: 'employee',
  reply: z.array(cvLink),
  status: 200,
});

export const endCvLink = endpoint({
  method: 'POST',
  path: '/cv/links/:id/end',
  summary: "End one of the caller's links.",
  access: 'employee',
  params: z.object({ id: id() }),
  reply: z.undefined(),
  status: 204,
});

/** Uses POST to keep the token out of URLs, logs and caches. */
export const openCvLink = endpoint({
  method: 'POST',
  path: '/cv/shared',
  summary: 'The CV that a link shows; 404 if it has ended or never existed.',
  access: 'anyone',
  body: z.object({
    token: z.string({ error: 'required' }).check(z.maxLength(cvLinkTokenLength, 'too_long')),
  }),
  reply: z.object({ cv, expires_at: z.nullable(z.string()) }),
  status: 200,
  failures: ['not_found'],
});
