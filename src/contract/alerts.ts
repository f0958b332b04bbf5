/** Saved searches, and when to notify about new jobs that match them (product 3.21, 7.22). */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, oneOf, storable, text } from './fields.ts';
import { jobsQuery } from './job-requests.ts';
import { lengths } from './limits.ts';

/** Never, at once, or daily at 18:00 in Cambodia. */
const alertTimes = ['off', 'instant', 'daily'] as const;
export type AlertTime = (typeof alertTimes)[number];

/** The query parameters of GET /job/get, except `page`. */
const termNames = [
  'keyword',
  'industry',
  'category',
  'level',
  'job_type',
  'location',
  'province',
  'occupation',
  'company',
  'salary_from',
  'within',
  'verified',
  'status',
  'sort',
] as const;
type TermName = (typeof termNames)[number];
/** Query parameters of GET /job/get that are set. */
export type AlertTerms = { [Name in TermName]?: string | undefined };

/** Converts a JSON value to the string that a query string would have. */
const queryValue = z.pipe(
  z.nullish(z.union([z.string().check(storable), z.number(), z.boolean()], { error: 'wrong_type' })),
  z.transform((value: string | number | boolean | null | undefined) =>
    value === null || value === undefined || value === false
      ? undefined
      : value === true
        ? '1'
        : String(value),
  ),
);

/** In a fixed order, on which digests of terms depend; without empty terms and the default order. */
export const nonDefaultTerms = (query: z.output<typeof jobsQuery>): AlertTerms => {
  const terms: AlertTerms = {};
  for (const name of termNames) {
    const value = query[name];
    if (value === undefined || value === '' || (name === 'sort' && value === 'Date')) continue;
    terms[name] = value === true ? '1' : String(value);
  }
  return terms;
};

export const queryOfTerms = (terms: AlertTerms): z.output<typeof jobsQuery> => z.parse(jobsQuery, terms);

const termsAsStrings = z.object(
  Object.fromEntries(termNames.map((name) => [name, queryValue])) as Record<TermName, typeof queryValue>,
);
/** Parsed by the schema of GET /job/get. */
const termsInput = z.pipe(
  z.pipe(
    z.pipe(
      termsAsStrings,
      z.transform((terms: z.output<typeof termsAsStrings>): z.input<typeof jobsQuery> => terms),
    ),
    jobsQuery,
  ),
  z.transform(nonDefaultTerms),
);

const newAlert = z.object({
  name: text(lengths.alertName),
  terms: termsInput,
  alert: oneOf(alertTimes),
});
export type NewAlert = z.output<typeof newAlert>;

export const alert = z.object({
  id: z.number(),
  name: z.string(),
  terms: z.object(
    Object.fromEntries(termNames.map((name) => [name, z.optional(z.string())])) as Record<
      TermName,
      z.ZodMiniOptional<z.ZodMiniString>
    >,
  ),
  alert: z.enum(alertTimes),
});
export type Alert = z.output<typeof alert>;

const alertId = z.object({ id: id() });

export const listAlerts = endpoint({
  method: 'GET',
  path: '/search',
  summary: "The caller's saved searches, newest first.",
  access: 'loggedIn',
  reply: z.array(alert),
  status: 200,
  offline: 'cache',
});

export const addAlert = endpoint({
  method: 'POST',
  path: '/search',
  summary: 'Save a search and when to notify about new jobs; at most 20.',
  access: 'loggedIn',
  body: newAlert,
  reply: alert,
  status: 201,
  idempotent: true,
  offline: 'queue',
  repeat: 'first',
  failures: ['too_many', 'search_too_long'],
});

export const changeAlert = endpoint({
  method: 'PUT',
  path: '/search/:id',
  summary: 'Replace a saved search.',
  access: 'loggedIn',
  params: alertId,
  body: newAlert,
  reply: alert,
  status: 200,
  failures: ['search_too_long'],
});

export const removeAlert = endpoint({
  method: 'POST',
  path: '/search/:id/remove',
  summary: 'Delete a saved search.',
  access: 'loggedIn',
  params: alertId,
  reply: z.undefined(),
  status: 204,
});
