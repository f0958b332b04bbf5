/** The judged set of the job search: postings, queries, and the jobs that a person would want (README.md). */
import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { newJob } from '#contract/postings.ts';
import { readFixtures } from '#server/seed/fixtures.ts';
import { type Filters, type JudgedJob, labels, query, type Query, type Rule } from './judged-format.ts';

export type Grade = 1 | 2 | 3;
export type JudgedQuery = Pick<Query, 'id' | 'text' | 'kind'> & {
  readonly filters: Filters;
  /** By the job's key; jobs not listed are irrelevant. */
  readonly grades: ReadonlyMap<string, Grade>;
};
export type JudgedPosting = { readonly key: string; readonly body: z.input<typeof newJob> };

const posting = z.strictObject({
  key: z.string().check(z.regex(/^p\d{3}$/)),
  ...labels.shape,
  body: z.record(z.string(), z.unknown()),
});
const postings = z.strictObject({
  defaults: z.record(z.string(), z.unknown()),
  postings: z.array(posting),
});

const read = <Schema extends z.core.$ZodType>(name: string, schema: Schema): z.output<Schema> =>
  z.parse(schema, JSON.parse(readFileSync(new URL(`${name}.json`, import.meta.url), 'utf8')));

/** The invented postings with their defaults, then the demonstration's, whose keys are `demo:<title>`. */
export function readJudgedJobs(): { posted: JudgedJob[]; demonstration: JudgedJob[] } {
  const invented = read('postings', postings);
  const posted = invented.postings.map(({ body, ...job }): JudgedJob => ({
    ...job,
    body: { ...invented.defaults, ...body } as JudgedJob['body'],
  }));
  const named = read('demonstration', z.record(z.string(), labels));
  const demonstration = readFixtures().jobs.map((body): JudgedJob => {
    const label = named[body.name];
    if (label === undefined) throw new Error(`demonstration.json does not say what '${body.name}' is.`);
    return { key: `demo:${body.name}`, ...label, body };
  });
  return { posted, demonstration };
}

/** As in the file, with their rules. */
export const readQueries = (): Query[] => read('queries', z.array(query));

const anyOf = (asked: readonly string[] | undefined, values: readonly string[]) =>
  asked === undefined || asked.some((value) => values.includes(value));

/** Whether a job's text has one of the words; a Latin one as a whole, because "react" is not in "reaction". */
function says(
  { name, description, required_skills, tags, requirements }: JudgedJob['body'],
  words: string[],
) {
  const text = [name, description, required_skills, ...tags, ...(requirements ?? [])].join('\n');
  return words.some((word) =>
    new RegExp(`(?<![a-z])${word.replaceAll('.', '\\.')}(?![a-z])`, 'iu').test(text),
  );
}

const fits = (job: JudgedJob, rule: Rule): boolean =>
  anyOf(rule.occupation, [job.occupation]) &&
  anyOf(rule.also, job.also ?? []) &&
  anyOf(rule.trade, [job.trade]) &&
  anyOf(rule.place, [job.place]) &&
  (rule.facts ?? []).every((fact) => job.facts?.includes(fact)) &&
  anyOf(rule.industry, [job.body.industry]) &&
  anyOf(rule.category, [job.body.category]) &&
  anyOf(rule.level, [job.body.level]) &&
  anyOf(rule.district, [job.body.district ?? '']) &&
  (rule.says === undefined || says(job.body, rule.says)) &&
  anyOf(rule.jobs, [job.key]);

/** A job that a filter excludes is not relevant. */
const passes = ({ body, place }: JudgedJob, { province, level, job_type, industry }: Filters): boolean =>
  (province === undefined || place === province) &&
  (level === undefined || body.level === level) &&
  (job_type === undefined || body.job_type === job_type || body.job_type === 'Both') &&
  (industry === undefined || body.industry === industry);

function gradesOf({ grades, filters = {} }: Query, jobs: readonly JudgedJob[]): Map<string, Grade> {
  const best = (job: JudgedJob) =>
    ([3, 2, 1] as const).find((grade) => [grades[grade] ?? []].flat().some((rule) => fits(job, rule)));
  const found = new Map<string, Grade>();
  for (const job of jobs) {
    const grade = passes(job, filters) ? best(job) : undefined;
    if (grade !== undefined) found.set(job.key, grade);
  }
  return found;
}

/** Everything for a run: post `postings` beside the demonstration, run each query, compare with its grades. */
export function readJudged(): { postings: JudgedPosting[]; queries: JudgedQuery[] } {
  const { posted, demonstration } = readJudgedJobs();
  const jobs = [...posted, ...demonstration];
  return {
    postings: posted.map(({ key, body }) => ({ key, body })),
    queries: readQueries().map((asked) => ({
      id: asked.id,
      text: asked.text,
      kind: asked.kind,
      filters: asked.filters ?? {},
      grades: gradesOf(asked, jobs),
    })),
  };
}
