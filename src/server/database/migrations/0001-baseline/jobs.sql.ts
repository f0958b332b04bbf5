/** Companies, jobs, and everything that hangs on a job except its applications. */
export const jobs: readonly string[] = [
  // Pictures are stored once for each content; a company refers to its logo by hash.
  `create table pictures (
    hash text primary key,
    content bytea not null,
    small bytea not null,
    stored_at timestamptz not null default now()
  )`,
  `create table companies (
    user_id bigint primary key references users on delete cascade,
    name text,
    name_km text,
    lookalike_keys text[] not null default '{}',
    about text,
    website text,
    province text,
    size text,
    industry text,
    logo text references pictures,
    verification text not null default 'none'
      check (verification in ('none', 'waiting', 'refused', 'verified')),
    verified_since timestamptz,
    refused_because text,
    registration_number text,
    verification_phone text,
    verification_note text,
    verification_asked_at timestamptz
  )`,
  `create index companies_by_logo on companies (logo)`,
  `create index companies_by_name on companies (lower(name) text_pattern_ops)`,
  `create index companies_verified_names on companies using gin (lookalike_keys) where verification = 'verified'`,
  `create index companies_waiting on companies (verification_asked_at) where verification = 'waiting'`,

  // Two rows of 4,080 bytes fill a page. In a longer row the long texts are moved out first and the search tokens last,
  // because lists and searches read whole rows.
  `create table jobs (
    id bigint generated always as identity primary key,
    employer_id bigint references users on delete cascade,
    name text not null,
    img smallint not null default 0 check (img between 0 and 4),
    industry text not null,
    category text not null,
    job_type text not null,
    level text not null,
    location text not null,
    province text,
    district text,
    salary text not null,
    salary_number numeric,
    salary_min numeric,
    salary_max numeric,
    salary_currency text,
    salary_period text,
    age integer not null,
    gender text not null,
    qualification text not null,
    language text not null,
    required_skills text not null,
    available_position integer not null,
    description text not null,
    requirements text[] not null default '{}',
    responsibilities text[] not null default '{}',
    tags text[] not null default '{}',
    warnings text[] not null default '{}',
    status text not null default 'Hiring' check (status in ('Hiring', 'Closed')),
    closed_because text,
    closed_at timestamptz,
    expires_on text,
    date_added timestamptz not null default now(),
    date_edited timestamptz,
    tokenizer integer not null default 0,
    search tsvector not null default ''
  ) with (toast_tuple_target = 4080)`,
  `alter table jobs alter search set storage main`,
  // A search reads the tokens of a thousand jobs, and lz4 unpacks them four times as fast. The embedded engine lacks it.
  `do $$ begin
    if exists (select from pg_settings where name = 'default_toast_compression' and 'lz4' = any(enumvals)) then
      alter table jobs alter search set compression lz4;
    end if;
  end $$`,
  // Every list is read in index order: each common filter has an index for both orders, and ties end at the newest id.
  `create index jobs_newest on jobs (date_added desc, id desc)`,
  `create index jobs_best_paid on jobs (salary_number desc nulls last, id desc)`,
  `create index jobs_filtered_newest on jobs (industry, category, level, job_type, date_added desc, id desc)`,
  `create index jobs_industry_newest on jobs (industry, date_added desc, id desc)`,
  `create index jobs_industry_best_paid on jobs (industry, salary_number desc nulls last, id desc)`,
  `create index jobs_category_newest on jobs (category, date_added desc, id desc)`,
  `create index jobs_category_best_paid on jobs (category, salary_number desc nulls last, id desc)`,
  `create index jobs_level_newest on jobs (level, date_added desc, id desc)`,
  `create index jobs_level_best_paid on jobs (level, salary_number desc nulls last, id desc)`,
  `create index jobs_location_newest on jobs (location, date_added desc, id desc)`,
  `create index jobs_location_best_paid on jobs (location, salary_number desc nulls last, id desc)`,
  `create index jobs_province_newest on jobs (province, date_added desc, id desc)`,
  `create index jobs_province_best_paid on jobs (province, salary_number desc nulls last, id desc)`,
  // The last column is a filter, checked in the index instead of in every row that comes before the wanted ones.
  `create index jobs_newest_by_pay on jobs (date_added desc, id desc, salary_number)`,
  `create index jobs_best_paid_by_age on jobs (salary_number desc nulls last, id desc, date_added)`,
  // Related jobs: hiring before closed, then the newest.
  `create index jobs_related_by_category on jobs (category, status desc, date_added desc, id desc)`,
  `create index jobs_related_by_industry on jobs (industry, status desc, date_added desc, id desc)`,
  `create index jobs_by_employer on jobs (employer_id, date_added desc, id desc)`,
  `create index jobs_employer_best_paid on jobs (employer_id, salary_number desc nulls last, id desc)`,
  // How many open jobs a company has, counted in the index alone.
  `create index jobs_open_of_employer on jobs (employer_id, expires_on, id) where status = 'Hiring'`,
  // Sitemaps list open jobs only.
  `create index jobs_open on jobs (id) where status = 'Hiring'`,
  `create index jobs_ending on jobs (expires_on) where status = 'Hiring' and expires_on is not null`,
  `create index jobs_closed on jobs (closed_at) where status = 'Closed'`,
  `create index jobs_by_tokenizer on jobs (tokenizer)`,
  // A pending list would slow down some searches, instead of every write a little.
  `create index jobs_search on jobs using gin (search) with (fastupdate = off)`,

  // Jobs that only their owners see. They are few, so jobs and its indexes need no column for it.
  `create table hidden_jobs (
    job_id bigint primary key references jobs on delete cascade,
    waiting_since timestamptz,
    removed_at timestamptz,
    removed_because text,
    owner_suspended boolean not null default false,
    status_before text,
    closed_because_before text,
    hidden_since timestamptz not null default now()
  )`,
  `create index hidden_jobs_waiting on hidden_jobs (waiting_since) where waiting_since is not null`,
  `create index hidden_jobs_by_suspension on hidden_jobs (job_id) where owner_suspended`,
  // One row for each statement that hid or showed jobs or accounts. The newest rows tell sitemaps that they are stale.
  `create table hidden_changes (id bigint generated always as identity primary key)`,

  // When each field that applicants are notified of was last changed.
  `create table job_changes (
    job_id bigint not null references jobs on delete cascade,
    field text not null,
    changed_at timestamptz not null,
    primary key (job_id, field)
  )`,
  // Jobs as they were before an edit, until alerts for the edited job are sent.
  `create table job_edits (
    id bigint generated always as identity primary key,
    job_id bigint not null references jobs on delete cascade,
    at timestamptz not null,
    before jsonb not null
  )`,
  `create index job_edits_of_job on job_edits (job_id)`,

  `create table favourites (
    user_id bigint not null references users on delete cascade,
    job_id bigint not null references jobs on delete cascade,
    saved_at timestamptz not null default now(),
    primary key (user_id, job_id)
  )`,
  `create index favourites_newest on favourites (user_id, saved_at desc)`,
  `create index favourites_by_job on favourites (job_id)`,

  `create table reports (
    id bigint generated always as identity primary key,
    job_id bigint not null references jobs on delete cascade,
    reporter_id bigint references users on delete set null,
    reporter_key text not null,
    reason text not null,
    text text not null default '',
    created_at timestamptz not null default now(),
    decision text check (decision in ('dismissed', 'upheld')),
    decided_at timestamptz,
    unique (job_id, reporter_key)
  )`,
  `create index reports_waiting on reports (created_at, id) where decision is null`,
  `create index reports_of_person on reports (reporter_id) where reporter_id is not null`,

  // Words of jobs with their forms without one letter: a word with one wrong letter shares one of these forms.
  `create table search_words (
    word text collate "C" primary key,
    found_by text[] collate "C" not null
  )`,
  `create index search_words_found_by on search_words using gin (found_by) with (fastupdate = off)`,
];
