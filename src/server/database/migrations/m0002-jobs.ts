/** Jobs with their search tokens, and who saved them. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table jobs (
      id bigint generated always as identity primary key,
      employer_id bigint not null references users on delete cascade,
      name text not null,
      img smallint not null default 0 check (img between 0 and 4),
      industry text not null,
      salary text not null,
      salary_number numeric,
      job_type text not null,
      age integer not null,
      level text not null,
      gender text not null,
      qualification text not null,
      language text not null,
      category text not null,
      location text not null,
      required_skills text not null,
      available_position integer not null,
      status text not null default 'Hiring' check (status in ('Hiring', 'Closed')),
      description text not null,
      requirements text[] not null default '{}',
      responsibilities text[] not null default '{}',
      tags text[] not null default '{}',
      date_added timestamptz not null default now(),
      search tsvector not null default '',
      search_clusters tsvector not null default '',
      tokenizer integer not null default 0
    )`.execute(db);

  for (const index of jobIndexes) await sql.raw(`create index ${index}`).execute(db);

  await sql`
    create table favourites (
      user_id bigint not null references users on delete cascade,
      job_id bigint not null references jobs on delete cascade,
      saved_at timestamptz not null default now(),
      primary key (user_id, job_id)
    )`.execute(db);
  await sql`create index favourites_newest on favourites (user_id, saved_at desc)`.execute(db);
  await sql`create index favourites_by_job on favourites (job_id)`.execute(db);
}

/** Every list is read in index order: each common filter meets both sorts, and ties end at the newest id. */
const jobIndexes = [
  'jobs_newest on jobs (date_added desc, id desc)',
  'jobs_best_paid on jobs (salary_number desc nulls last, id desc)',
  'jobs_filtered_newest on jobs (industry, category, level, job_type, date_added desc, id desc)',
  'jobs_industry_newest on jobs (industry, date_added desc, id desc)',
  'jobs_industry_best_paid on jobs (industry, salary_number desc nulls last, id desc)',
  'jobs_category_newest on jobs (category, date_added desc, id desc)',
  'jobs_category_best_paid on jobs (category, salary_number desc nulls last, id desc)',
  'jobs_level_newest on jobs (level, date_added desc, id desc)',
  'jobs_level_best_paid on jobs (level, salary_number desc nulls last, id desc)',
  'jobs_location_newest on jobs (location, date_added desc, id desc)',
  'jobs_location_best_paid on jobs (location, salary_number desc nulls last, id desc)',
  'jobs_by_employer on jobs (employer_id, date_added desc, id desc)',
  'jobs_by_tokenizer on jobs (tokenizer)',
  // A pending list would make some searches slow instead of each write a little slower.
  'jobs_search on jobs using gin (search) with (fastupdate = off)',
  'jobs_search_clusters on jobs using gin (search_clusters) with (fastupdate = off)',
];
