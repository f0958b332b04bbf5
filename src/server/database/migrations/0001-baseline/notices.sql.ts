/** Notices, the saved searches that cause some of them, and where they are delivered. */
export const notices: readonly string[] = [
  `create table notices (
    id bigint generated always as identity primary key,
    user_id bigint not null references users on delete cascade,
    event text not null,
    kind text not null,
    at timestamptz not null default now(),
    read_at timestamptz,
    job_id bigint,
    job_name text,
    application_id bigint,
    search_id bigint,
    person text,
    person_km text,
    text text,
    unique (user_id, event)
  )`,
  `create index notices_of_person on notices (user_id, id desc)`,
  `create index notices_unread on notices (user_id) where read_at is null`,
  // Account deletion looks for notices about a job or an application.
  `create index notices_of_job on notices (job_id, id) where job_id is not null`,
  `create index notices_of_application on notices (application_id) where application_id is not null`,

  // Events that all pending applicants of a job are notified of. A row goes when the last of them has a notice.
  `create table announcements (
    id bigint generated always as identity primary key,
    event text not null unique,
    kind text not null,
    at timestamptz not null default now(),
    job_id bigint not null references jobs on delete cascade,
    job_name text not null,
    text text,
    told_down_to bigint
  )`,

  `create table saved_searches (
    id bigint generated always as identity primary key,
    user_id bigint not null references users on delete cascade,
    name text not null,
    terms jsonb not null,
    terms_hash text not null,
    found_by text[] not null,
    keyword_query text,
    tokenizer integer not null,
    alert text not null,
    alert_since timestamptz not null,
    created_at timestamptz not null default now()
  )`,
  `create index saved_searches_of_person on saved_searches (user_id, id desc)`,
  `create index saved_searches_alike on saved_searches (terms_hash, user_id)`,
  `create index saved_searches_by_rules on saved_searches (tokenizer)`,
  `create index saved_searches_found_by on saved_searches using gin (found_by)
    with (fastupdate = off) where alert <> 'off'`,
  // Jobs that people were already notified of, and those that they will be notified of in the evening.
  `create table told_jobs (
    user_id bigint not null references users on delete cascade,
    job_id bigint not null references jobs on delete cascade,
    search_id bigint not null,
    told_at timestamptz not null default now(),
    primary key (user_id, job_id)
  )`,
  `create index told_jobs_of_job on told_jobs (job_id)`,
  `create index told_jobs_by_age on told_jobs (told_at)`,
  `create table waiting_alerts (
    search_id bigint not null references saved_searches on delete cascade,
    job_id bigint not null references jobs on delete cascade,
    found_at timestamptz not null default now(),
    primary key (search_id, job_id)
  )`,
  `create index waiting_alerts_of_job on waiting_alerts (job_id)`,

  // A push subscription ends with the session that made it.
  `create table push_subscriptions (
    id bigint generated always as identity primary key,
    user_id bigint not null references users on delete cascade,
    session text not null references sessions on delete cascade,
    endpoint text not null unique,
    p256dh text not null,
    auth text not null,
    lang text not null,
    created_at timestamptz not null default now(),
    refused_since timestamptz
  )`,
  `create index push_subscriptions_of_person on push_subscriptions (user_id, id)`,
  `create index push_subscriptions_of_session on push_subscriptions (session)`,

  // An account has at most one chat, and a chat one account.
  `create table telegram_codes (
    user_id bigint primary key references users on delete cascade,
    digest text not null unique,
    lang text not null,
    added_by text not null,
    chat_id bigint,
    expires_at timestamptz not null
  )`,
  `create table telegram_chats (
    user_id bigint primary key references users on delete cascade,
    chat_id bigint not null unique,
    lang text not null,
    added_by text,
    created_at timestamptz not null default now()
  )`,
];
