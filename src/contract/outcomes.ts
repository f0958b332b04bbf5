/** How a call, an interview or an acceptance ended (product 3.25, 7.24). */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, oneOf, orEmpty } from './fields.ts';

export const outcomeAnswers = ['hired', 'not_hired', 'not_reached', 'asked_for_money'] as const;
export type OutcomeAnswer = (typeof outcomeAnswers)[number];

export const answerOutcome = endpoint({
  method: 'POST',
  path: '/outcome',
  summary: 'Say how it ended between a seeker and an employer; a later answer replaces the earlier one.',
  access: 'loggedIn',
  body: z.object({ job_id: id(), application_id: orEmpty(id()), answer: oneOf(outcomeAnswers) }),
  reply: z.object({
    job_id: z.number(),
    application_id: z.nullable(z.number()),
    answer: z.enum(outcomeAnswers),
  }),
  status: 200,
  offline: 'queue',
  repeat: 'last',
});
