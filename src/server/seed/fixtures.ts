/** Reads the demonstration's people and jobs from the JSON files. Times are ages in hours. */
import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { companyUpdate } from '#contract/companies.ts';
import { cvInput } from '#contract/cvs.ts';
import { maximumDaysOpen } from '#contract/limits.ts';
import { applicationStatuses, jobStatuses } from '#contract/options.ts';
import { newJob } from '#contract/postings.ts';
import { profileUpdate } from '#contract/profiles.ts';

/** The password of every demonstration account. */
export const demoPassword = 'karngea-demo';

/** Also in a build, which copies the folder. */
const folder = new URL('./fixtures/', import.meta.url);

const hoursAgo = z.number().check(z.positive());
const employer = z.strictObject({ name: z.string(), profile: z.optional(profileUpdate) });
const seeker = z.strictObject({ ...employer.shape, cv: z.optional(cvInput) });
/** `logo` is an SVG. */
const company = z.strictObject({
  employer: z.string(),
  logo: z.string(),
  verified: z.boolean(),
  ...companyUpdate.shape,
});
/** Oldest first, so that ids grow with time. `key` is the job's name in the other files; it is never shown. */
const job = z.strictObject({
  key: z.string(),
  employer: z.string(),
  status: z.enum(jobStatuses),
  hoursAgo,
  /** The last day, in days after seeding. */
  endsInDays: z.optional(z.int().check(z.positive(), z.maximum(maximumDaysOpen))),
  ...newJob.shape,
});
/** Oldest first. `decidedHoursAgo` is null while the application is pending. */
const application = z.strictObject({
  seeker: z.string(),
  job: z.string(),
  status: z.enum(applicationStatuses),
  message: z.nullable(z.string()),
  appliedHoursAgo: hoursAgo,
  decidedHoursAgo: z.nullable(hoursAgo),
});
const favourite = z.strictObject({ user: z.string(), job: z.string(), savedHoursAgo: hoursAgo });

/** The array in `fixtures/<name>.json`. Throws an error that names the file and the invalid field. */
function read<Item extends z.core.$ZodType>(name: string, item: Item): z.output<Item>[] {
  const rows: unknown = JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'));
  const { success, data, error } = z.safeParse(z.array(item), rows);
  if (!success) throw new Error(`fixtures/${name}.json: ${z.prettifyError(error)}`);
  return data;
}

/** Gives rows the ids that an empty database will give them, from 1. */
const withIds = <Row>(rows: readonly Row[]) => rows.map((row, index) => ({ id: index + 1, ...row }));

/** All fixtures, in the order of insertion. Sokha is the first employer, Dara the first seeker. */
export function readFixtures() {
  const jobs = withIds(read('jobs', job));
  const ids = new Map(jobs.map(({ key, id }) => [key, id]));
  const withJobId = <Row extends { readonly job: string }>(row: Row) => {
    const job_id = ids.get(row.job);
    if (job_id === undefined) throw new Error(`fixtures/jobs.json has no job '${row.job}'`);
    return { ...row, job_id };
  };
  return {
    employers: read('employers', employer),
    seekers: read('seekers', seeker),
    companies: read('companies', company),
    jobs,
    applications: withIds(read('applications', application).map(withJobId)),
    favourites: read('favourites', favourite).map(withJobId),
  };
}

export type Fixtures = ReturnType<typeof readFixtures>;
