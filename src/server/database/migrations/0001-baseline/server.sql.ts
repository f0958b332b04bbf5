/** The server's own tables: tasks, idempotency keys, limits and counts; and messages to the team. */
export const server: readonly string[] = [
  `create table messages (
    id bigint generated always as identity primary key,
    email text not null,
    text text not null,
    name text not null default '',
    user_id bigint references users on delete set null,
    created_at timestamptz not null default now(),
    done_at timestamptz,
    done_by text
  )`,
  `create index messages_by_user on messages (user_id)`,
  `create index messages_waiting on messages (created_at, id) where done_at is null`,

  // Background tasks, run by the node that claims them first. Finished tasks are deleted, so the table stays small.
  `create table tasks (
    id bigint generated always as identity primary key,
    kind text not null,
    key text,
    payload jsonb not null default '{}',
    rank smallint not null default 1,
    due timestamptz not null default now(),
    holder uuid,
    attempts integer not null default 0,
    failed_at timestamptz,
    why text,
    unique (kind, key)
  )`,
  `create index tasks_ready on tasks (rank, due, id) where failed_at is null`,
  `create index tasks_failed on tasks (failed_at) where failed_at is not null`,

  // The first answer to each Idempotency-Key.
  `create table idempotency (
    caller text not null,
    key uuid not null,
    endpoint text not null,
    body_hash text not null,
    status smallint,
    body text,
    etag text,
    created_at timestamptz not null default now(),
    primary key (caller, key)
  )`,
  `create index idempotency_oldest on idempotency (created_at)`,

  // The columns that rate-limiter-flexible expects.
  `create table rate_limit_points (
    key text primary key,
    points integer not null,
    expire bigint
  )`,
  `create index rate_limit_points_oldest on rate_limit_points (expire)`,

  // Public counts are sums of these rows. Rows are only added, so no writer waits for another; housekeeping folds them.
  `create table counts (
    id bigint generated always as identity primary key,
    counted text not null,
    amount bigint not null
  )`,

  // What the server knows about its own data, such as whether it is a demonstration.
  `create table meta (key text primary key, value text not null)`,
];
