/** Links that open a CV for whoever has them (product 7.38): made, seen and ended by its owner. */
import * as z from 'zod/mini';
import { share } from './applications.ts';
import { cv } from './cvs.ts';
import { endpoint } from './endpoint.ts';
import { id } from './fields.ts';
import { cvLinkTokenLength } from './limits.ts';

/** Days that a link is valid; null until it is ended. */
export type CvLinkDays = 1 | 7 | null;

/** What a link may leave out. */
export const shareableParts = ['address', 'date_of_birth', 'reference'] as const;
export type Shareable = (typeof shareableParts)[number];

const days = z._default(z.nullable(z.literal([1, 7], { error: 'not_in_list' })), 1);

export const cvLink = z.object({
  id: z.number(),
  created_at: z.string(),
  expires_at: z.nullable(z.string()),
  /** What of the CV it shows besides the rest. */
  share: z.object({ address: z.boolean(), date_of_birth: z.boolean(), reference: z.boolean() }),
});
export type CvLink = z.output<typeof cvLink>;

export const makeCvLink = endpoint({
  method: 'POST',
  path: '/cv/links',
  summary: "Make a link that opens the caller's CV; its token is answered here only.",
  access: 'employee',
  body: z.object({ days, share: z.optional(share) }),
  reply: z.object({ ...cvLink.shape, token: z.string() }),
  status: 201,
  failures: ['no_cv', 'too_many'],
});

export const listCvLinks = endpoint({
  method: 'GET',
  path: '/cv/links',
  summary: "The caller's links that still open their CV, the newest first.",
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

/** By POST, so that the token is in no address, no log and no cache. */
export const openCvLink = endpoint({
  method: 'POST',
  path: '/cv/shared',
  summary: 'The CV that a link opens; 404 for one that ended or never was.',
  access: 'anyone',
  body: z.object({
    token: z.string({ error: 'required' }).check(z.maxLength(cvLinkTokenLength, 'too_long')),
  }),
  reply: z.object({ cv, expires_at: z.nullable(z.string()) }),
  status: 200,
  failures: ['not_found'],
});
