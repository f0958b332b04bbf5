/** CVs, applications with the CV as it was sent, and the messages about them. */
export const applications: readonly string[] = [
  `create table cvs (
    user_id bigint primary key references users on delete cascade,
    cv jsonb not null,
    updated_at timestamptz not null default now()
  )`,
  // Links that open a CV without a log-in (product 7.38).
  `create table cv_links (
    id bigint generated always as identity primary key,
    user_id bigint not null references users on delete cascade,
    token_hash text not null unique,
    without text[] not null,
    added_by text,
    created_at timestamptz not null,
    expires_at timestamptz
  )`,
  `create index cv_links_of_user on cv_links (user_id)`,
  `create index cv_links_expired on cv_links (expires_at)`,

  // The text of a CV, without markup. The pattern stops at the next bracket of either kind, so no text makes it slow.
  `create function words_of_cv(cv jsonb) returns text language sql immutable parallel safe as $$
    select coalesce(lower(regexp_replace(string_agg(value #>> '{}', ' '), '<[^<>]*>', ' ', 'g')), '')
    from jsonb_path_query(cv, '$.** ? (@.type() == "string")') as value
  $$`,
  // Lists show names and search words without reading CVs, which takes a hundred times as long.
  `create table applications (
    id bigint generated always as identity primary key,
    job_id bigint not null references jobs on delete cascade,
    user_id bigint references users on delete cascade,
    status text not null default 'pending' check (status in ('pending', 'accepted', 'rejected')),
    message text,
    date_added timestamptz not null default now(),
    date_updated timestamptz not null default now(),
    viewed_at timestamptz,
    starred boolean not null default false,
    note text,
    cv jsonb not null,
    cv_erased_at timestamptz,
    first_name text generated always as
      (case when cv_erased_at is null then cv #>> '{user_info,first_name}' end) stored,
    last_name text generated always as
      (case when cv_erased_at is null then cv #>> '{user_info,last_name}' end) stored,
    city text generated always as
      (case when cv_erased_at is null then cv #>> '{user_info,city}' end) stored,
    words text generated always as (case when cv_erased_at is null then words_of_cv(cv) end) stored,
    constraint applications_once unique (user_id, job_id)
  )`,
  `create index applications_by_job on applications (job_id, id)`,
  `create index applications_by_user on applications (user_id, id)`,
  // Counts by status, read from the index alone.
  `create index applications_by_status on applications (job_id, status, id)`,
  // How fast a company answers, read from the index alone.
  `create index applications_answers on applications (job_id, date_added) include (status, date_updated)`,
  // Starred and unread ones are few among many.
  `create index applications_starred on applications (job_id, id) where starred`,
  `create index applications_unread on applications (job_id, id) where viewed_at is null`,
  // Daily reminders.
  `create index applications_waiting on applications (date_added, id) where status = 'pending'`,
  // Housekeeping: copies of CVs whose retention time has ended.
  `create index applications_decided_with_cv on applications (date_updated)
    where status <> 'pending' and cv_erased_at is null`,
  `create index applications_pending_with_cv on applications (job_id)
    where status = 'pending' and cv_erased_at is null`,

  // An invitation to an interview is a message with a time and a place.
  `create table application_messages (
    id bigint generated always as identity primary key,
    application_id bigint not null references applications on delete cascade,
    from_employer boolean not null,
    text text not null,
    at timestamptz not null default now(),
    read_at timestamptz,
    interview_at timestamptz,
    place text,
    answer text check (answer in ('yes', 'no'))
  )`,
  `create index application_messages_of on application_messages (application_id, id)`,
  `create index application_messages_unread on application_messages (application_id, from_employer)
    where read_at is null`,
  `create index application_interviews on application_messages (application_id, id)
    where interview_at is not null`,

  // Withdrawn applications count towards the daily limit.
  `create table withdrawals (
    user_id bigint not null references users on delete cascade,
    date_added timestamptz not null,
    application_id bigint not null,
    withdrawn_at timestamptz not null default now()
  )`,
  `create index withdrawals_of_person on withdrawals (user_id, date_added)`,
];
