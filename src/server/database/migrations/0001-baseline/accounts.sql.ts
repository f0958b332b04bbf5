/** Accounts, everything that proves who someone is, and the operators with their audit log. */
export const accounts: readonly string[] = [
  // A deleted account keeps its row, without the person, until everything that refers to it is deleted (product 7.33).
  `create table users (
    id bigint generated always as identity primary key,
    name text not null,
    name_key text not null constraint users_name_key unique,
    lookalike_key text unique,
    password_hash text not null,
    acc_type text not null check (acc_type in ('employee', 'employer', 'operator')),
    created_at timestamptz not null default now(),
    profession text not null default '',
    email text not null default '',
    date_of_birth text not null default '',
    contact_number text not null default '',
    address text not null default '',
    facebook text not null default '',
    linkedin text not null default '',
    notify_off text[] not null default '{}',
    terms_version smallint,
    suspended_at timestamptz,
    gone_at timestamptz
  )`,
  `create index users_by_name_prefix on users (name_key text_pattern_ops)`,
  `create index users_suspended on users (id) where suspended_at is not null`,
  `create index users_gone on users (id) where gone_at is not null`,

  `create table sessions (
    token_hash text primary key,
    user_id bigint not null references users on delete cascade,
    created_at timestamptz not null default now(),
    last_used_at timestamptz not null default now(),
    remembered boolean not null default true,
    device text not null default ''
  )`,
  `create index sessions_by_user on sessions (user_id)`,
  `create index sessions_by_last_use on sessions (last_used_at)`,

  // Each code opens an account once, without its password. `added_by`, here and below, is the digest of the session's
  // token; it references no session, because it outlasts them.
  `create table recovery_codes (
    user_id bigint not null references users on delete cascade,
    code_hash text not null,
    by_operator boolean not null default false,
    added_by text,
    created_at timestamptz not null default now(),
    replaced_at timestamptz,
    primary key (user_id, code_hash)
  )`,
  `create index recovery_codes_replaced on recovery_codes (replaced_at) where replaced_at is not null`,

  // Phone numbers that recover an account, and the codes that were sent to them.
  `create table phones (
    user_id bigint primary key references users on delete cascade,
    phone text not null,
    next_phone text,
    next_at timestamptz,
    added_by text,
    created_at timestamptz not null default now()
  )`,
  `create table phone_codes (
    user_id bigint not null references users on delete cascade,
    purpose text not null,
    request text not null,
    phone text not null,
    code_hash text not null,
    tries_left integer not null,
    shared_tries_left integer not null,
    expires_at timestamptz not null,
    created_at timestamptz not null,
    primary key (user_id, purpose, request)
  )`,

  // Each challenge can be answered once.
  `create table passkeys (
    id bigint generated always as identity primary key,
    user_id bigint not null references users on delete cascade,
    credential_id text not null unique,
    public_key bytea not null,
    counter bigint not null,
    transports text[] not null,
    user_handle text not null,
    device text not null,
    created_at timestamptz not null,
    last_used_at timestamptz
  )`,
  `create index passkeys_of_user on passkeys (user_id)`,
  `create table passkey_challenges (
    challenge text primary key,
    user_id bigint references users on delete cascade,
    user_handle text,
    expires_at timestamptz not null
  )`,
  `create index passkey_challenges_expired on passkey_challenges (expires_at)`,
  `create index passkey_challenges_of_user on passkey_challenges (user_id)`,

  // What owners see of what happened to their account. Counted kinds have one row an hour; hour is null for the rest.
  `create table security_events (
    id bigint generated always as identity primary key,
    user_id bigint not null references users on delete cascade,
    kind text not null,
    at timestamptz not null,
    device text not null,
    times integer not null default 1,
    hour timestamptz,
    constraint security_events_counted unique (user_id, kind, hour)
  )`,
  `create index security_events_of_person on security_events (user_id, id)`,

  `create table operators (
    user_id bigint primary key references users on delete cascade,
    totp_secret text not null,
    new_password_needed boolean not null default true,
    totp_since timestamptz,
    totp_last_step bigint
  )`,

  // The audit log: names and words as they were then. It references no table, so no deletion cascades into it.
  `create table audit (
    id bigint generated always as identity primary key,
    at timestamptz not null,
    operator_id bigint not null,
    operator text not null,
    action text not null,
    subject_kind text not null,
    subject_id bigint not null,
    subject text not null,
    reason text not null,
    about text not null
  )`,
  `create index audit_about on audit (about, id desc)`,
  `create index audit_by_operator on audit (operator, id desc)`,
  `create index audit_by_action on audit (action, id desc)`,
  `create index audit_by_time on audit (at)`,
  // The role that runs the app may have been granted all rights on new tables (docs/operations.md).
  `do $$ declare given record; begin
    for given in select distinct grantee from information_schema.role_table_grants
      where table_schema = current_schema and table_name = 'audit' and grantee <> current_user
    loop
      execute format('revoke update, delete, truncate on audit from %s',
        case given.grantee when 'PUBLIC' then 'public' else quote_ident(given.grantee) end);
    end loop;
  end $$`,
];
