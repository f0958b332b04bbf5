/** The lists with cursors (product 7.40), each with more than two pages of rows, and how to insert a row before the first. */
import { type RawBuilder, sql } from 'kysely';
import { listPageSize, pageSize } from '#contract/limits.ts';
import { fillApplications } from './many-applications.ts';
import { shortCv } from './samples.ts';
import { type Person, type TestServer } from './test-server.ts';

const jobs = 70;
const copy = sql`${JSON.stringify(shortCv)}::text::jsonb`;

export type PeopleOfLists = {
  readonly employer: Person;
  readonly applicant: Person;
  /** They also have some rows in each list. */
  readonly otherEmployer: Person;
  readonly otherApplicant: Person;
  /** A job of the employer's with many applicants. */
  readonly job: number;
};

/** Fills an empty database; many rows of each list share a timestamp, or a millisecond. */
export async function fillLists({ db, newcomer }: TestServer): Promise<PeopleOfLists> {
  const employer = await newcomer('employer');
  const applicant = await newcomer('employee');
  const otherEmployer = await newcomer('employer');
  const otherApplicant = await newcomer('employee');
  await fillApplications(db, employer.user_id, { jobs, applicants: 2, known: applicant.user_id });
  await fillApplications(db, otherEmployer.user_id, {
    jobs: 3,
    applicants: 1,
    known: otherApplicant.user_id,
  });
  await sql`update jobs set date_added =
    date_trunc('milliseconds', date_added) - interval '1 day' + id % 3 * interval '1 microsecond'`.execute(
    db,
  );
  await sql`insert into favourites (user_id, job_id, saved_at)
    select ${applicant.user_id}, id, date_added from jobs where employer_id = ${employer.user_id}`.execute(
    db,
  );
  await sql`insert into favourites (user_id, job_id, saved_at)
    select ${otherApplicant.user_id}, id, date_added from jobs where employer_id = ${otherEmployer.user_id}`.execute(
    db,
  );
  await sql`insert into notices (user_id, event, kind)
    select id, 'event ' || n, 'message' from users, generate_series(1, ${jobs}::int) n
    where id in (${applicant.user_id}, ${otherApplicant.user_id})`.execute(db);
  const { rows } = await sql<{ job: number }>`
    select min(id) as job from jobs where employer_id = ${employer.user_id}`.execute(db);
  const job = rows[0]?.job ?? 0;
  await sql`insert into users (name, name_key, password_hash, acc_type)
    select 'one of many ' || n, 'one of many ' || n, '-', 'employee' from generate_series(1, ${jobs}::int) n`.execute(
    db,
  );
  await sql`insert into applications (job_id, user_id, cv)
    select ${job}::bigint, id, ${copy} from users where name_key like 'one of many %'`.execute(db);
  return { employer, applicant, otherEmployer, otherApplicant, job };
}

export type PagedList = {
  readonly path: string;
  /** The list's owner; undefined for guests. */
  readonly who: Person | undefined;
  /** Has another list at the same address. */
  readonly other?: Person;
  readonly size: number;
  /** The ids in order. */
  readonly ids: RawBuilder<{ id: number }>;
  /** Inserts a row before all others. */
  readonly add: RawBuilder<unknown>;
  /** Removes the row with this id. */
  readonly remove: (id: number) => RawBuilder<unknown>;
};

export const listNames = [
  'applications to all jobs',
  'applications to one job',
  'one’s own applications',
  'an employer’s jobs',
  'a company’s jobs',
  'a company’s jobs, for a logged-in user',
  'saved jobs',
  'notices',
] as const;

export function listsOf(people: PeopleOfLists): Readonly<Record<(typeof listNames)[number], PagedList>> {
  const { employer, applicant, otherEmployer, otherApplicant, job } = people;
  const applications = {
    size: listPageSize,
    remove: (id: number) => sql`delete from applications where id = ${id}`,
  };
  /** By a new applicant, to this job. */
  const apply = sql`
    with someone as (
      insert into users (name, name_key, password_hash, acc_type)
      select 'new ' || count(*), 'new ' || count(*), '-', 'employee' from users returning id)
    insert into applications (job_id, user_id, cv) select ${job}::bigint, id, ${copy} from someone`;
  const inOrder = (only: RawBuilder<unknown>) => sql<{ id: number }>`
    select id from jobs where employer_id = ${employer.user_id} ${only} order by date_added desc, id desc`;
  const company = {
    path: `/job/get?company=${employer.user_id}`,
    ids: inOrder(sql`and id not in (select job_id from hidden_jobs)`),
    add: copyOfJob(job, employer.user_id),
    remove: (id: number) => sql`insert into hidden_jobs (job_id, removed_at) values (${id}, now())`,
  };
  return {
    'applications to all jobs': {
      ...applications,
      path: '/app',
      who: employer,
      other: otherEmployer,
      ids: sql`select applications.id from applications join jobs on jobs.id = job_id
        where employer_id = ${employer.user_id} order by applications.id desc`,
      add: apply,
    },
    'applications to one job': {
      ...applications,
      path: `/app?job_id=${job}`,
      who: employer,
      other: otherEmployer,
      ids: sql`select id from applications where job_id = ${job} order by id desc`,
      add: apply,
    },
    'one’s own applications': {
      ...applications,
      path: '/app',
      who: applicant,
      other: otherApplicant,
      ids: sql`select id from applications where user_id = ${applicant.user_id} order by id desc`,
      add: sql`insert into applications (job_id, user_id, cv)
        select min(jobs.id), ${applicant.user_id}::bigint, ${copy} from jobs where not exists (
          select from applications where job_id = jobs.id and user_id = ${applicant.user_id})`,
    },
    'an employer’s jobs': {
      ...company,
      path: '/job/myJobs',
      who: employer,
      other: otherEmployer,
      size: listPageSize,
      // Its owner also sees hidden jobs.
      ids: inOrder(sql``),
      remove: (id) => sql`delete from jobs where id = ${id}`,
    },
    'a company’s jobs': { ...company, who: undefined, size: pageSize },
    'a company’s jobs, for a logged-in user': {
      ...company,
      path: `${company.path}&status=Hiring`,
      who: applicant,
      size: pageSize,
    },
    'saved jobs': {
      path: '/job/fav',
      who: applicant,
      other: otherApplicant,
      size: listPageSize,
      ids: sql`select job_id as id from favourites where user_id = ${applicant.user_id}
        and job_id not in (select job_id from hidden_jobs) order by saved_at desc, job_id desc`,
      add: sql`insert into favourites (user_id, job_id, saved_at)
        select ${applicant.user_id}::bigint, min(id), now() from jobs where not exists (
          select from favourites where job_id = jobs.id and user_id = ${applicant.user_id})`,
      remove: (id) => sql`delete from favourites where user_id = ${applicant.user_id} and job_id = ${id}`,
    },
    notices: {
      path: '/notice',
      who: applicant,
      other: otherApplicant,
      size: listPageSize,
      ids: sql`select id from notices where user_id = ${applicant.user_id} order by id desc`,
      add: sql`insert into notices (user_id, event, kind)
        select ${applicant.user_id}::bigint, 'new ' || count(*), 'message' from notices`,
      remove: (id) => sql`delete from notices where id = ${id}`,
    },
  };
}

/** This many copies of a job, just posted by this employer. */
export const copyOfJob = (job: number, employerId: number, copies = 1): RawBuilder<unknown> => sql`
  insert into jobs (employer_id, name, industry, salary, job_type, age, level, gender, qualification, language,
    category, location, required_skills, available_position, description, date_added)
  select ${employerId}::bigint, name, industry, salary, job_type, age, level, gender, qualification, language,
    category, location, required_skills, available_position, description, now()
  from jobs, generate_series(1, ${copies}::int) where id = ${job}`;
