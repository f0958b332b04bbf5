/** The occupations that open jobs have (product 7.3). */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

const name = { code: z.string(), en: z.string(), km: z.string() };
const used = { ...name, jobs: z.number() };
const usedGroup = z.object({ ...used, occupations: z.array(z.object(used)) });
export type UsedOccupationGroup = z.output<typeof usedGroup>;

export const listOccupations = endpoint({
  method: 'GET',
  path: '/job/occupations',
  summary: 'The occupations of open jobs by group, with their names and numbers, most jobs first.',
  access: 'anyone',
  reply: z.array(usedGroup),
  status: 200,
  offline: 'cache',
});

/** What the HTML of Home and of a job's page contains. */
export const occupationPageData = z.object({
  occupations: z.optional(listOccupations.reply),
  /** The job's. */
  occupation: z.optional(z.object(name)),
});
export type OccupationPageData = z.output<typeof occupationPageData>;
