/** Functions and triggers. */

const deleted = `raise exception 'This account was deleted.' using errcode = 'KG001'`;

/** Locks the account's row first: a deletion under way is waited for, and a new one waits for this transaction. */
const refuseDeleted = (name: string, owner: string): string =>
  `create function ${name}() returns trigger language plpgsql as $$
    declare gone timestamptz;
    begin
      select gone_at into gone from users where id = ${owner} for key share;
      if gone is not null then
        ${deleted};
      end if;
      return null;
    end $$`;

/** The tables whose rows belong to an account, by the column that says whose. */
const owned = {
  employer_id: ['jobs'],
  reporter_id: ['reports'],
  user_id: [
    'applications',
    'companies',
    'cv_links',
    'cvs',
    'favourites',
    'messages',
    'passkey_challenges',
    'passkeys',
    'phone_codes',
    'phones',
    'push_subscriptions',
    'recovery_codes',
    'saved_searches',
    'security_events',
    'sessions',
    'telegram_chats',
    'telegram_codes',
    'withdrawals',
  ],
} as const;

export const triggers: readonly string[] = [
  // A deleted account takes nothing new, whichever node or request sends it (product 7.33).
  `create function refuse_gone_account() returns trigger language plpgsql as $$
    begin
      ${deleted};
    end $$`,
  `create trigger refuse_gone before update on users for each row
    when (old.gone_at is not null) execute function refuse_gone_account()`,
  ...Object.entries(owned).flatMap(([column, tables]) => [
    refuseDeleted(`refuse_gone_${column}`, `new.${column}`),
    ...tables.map(
      (table) => `create trigger refuse_gone after insert or update of ${column} on ${table} for each row
        when (new.${column} is not null) execute function refuse_gone_${column}()`,
    ),
  ]),
  // Every request with a key, including those that add no row of the person's.
  refuseDeleted('refuse_gone_caller', `split_part(new.caller, ':', 2)::bigint`),
  `create trigger refuse_gone after insert on idempotency for each row
    when (new.caller like 'user:%') execute function refuse_gone_caller()`,

  // A posting that began before its account was suspended would be shown after it.
  `create function hide_jobs_of_suspended() returns trigger language plpgsql as $$
    begin
      insert into hidden_jobs (job_id, owner_suspended)
        select posted.id, true from posted join users on users.id = posted.employer_id
        where users.suspended_at is not null;
      return null;
    end $$`,
  `create trigger hide_jobs_of_suspended after insert on jobs
    referencing new table as posted for each statement execute function hide_jobs_of_suspended()`,

  `create function note_closing() returns trigger language plpgsql as $$
    begin
      new.closed_at := now();
      return new;
    end $$`,
  `create trigger note_closing before update of status on jobs for each row
    when (new.status = 'Closed' and old.status <> 'Closed') execute function note_closing()`,

  // Values only, without markup. The pattern stops at the next bracket of either kind, so no text makes it slow.
  `create function words_of_cv(cv jsonb) returns text language sql immutable parallel safe as $$
    select coalesce(lower(regexp_replace(string_agg(value #>> '{}', ' '), '<[^<>]*>', ' ', 'g')), '')
    from jsonb_path_query(cv, '$.** ? (@.type() == "string")') as value
  $$`,
  `create function name_applicant() returns trigger language plpgsql as $$
    declare person jsonb := case when new.cv_erased_at is null then new.cv -> 'user_info' end;
    begin
      new.first_name := person ->> 'first_name';
      new.last_name := person ->> 'last_name';
      new.city := person ->> 'city';
      new.words := case when new.cv_erased_at is null then words_of_cv(new.cv) end;
      return new;
    end $$`,
  `create trigger name_applicant before insert or update of cv, cv_erased_at on applications
    for each row execute function name_applicant()`,

  `create function forget_person_km() returns trigger language plpgsql as $$
    begin
      new.person_km := null;
      return new;
    end $$`,
  `create trigger forget_person_km before update of person on notices
    for each row when (new.person is null) execute function forget_person_km()`,

  // The public counts. Statement triggers, so that a statement writes one row however many it adds.
  ...[
    { table: 'jobs', counted: `'job'` },
    { table: 'users', counted: 'acc_type' },
  ].flatMap(({ table, counted }) => [
    `create function count_${table}() returns trigger language plpgsql as $$
      begin
        insert into counts (counted, amount)
          select ${counted}, tg_argv[0]::bigint * count(*) from changed group by 1;
        return null;
      end $$`,
    `create trigger count_${table}_on_insert after insert on ${table}
      referencing new table as changed for each statement execute function count_${table}('1')`,
    `create trigger count_${table}_on_delete after delete on ${table}
      referencing old table as changed for each statement execute function count_${table}('-1')`,
  ]),

  `create function note_hidden_change() returns trigger language plpgsql as $$
    begin
      insert into hidden_changes default values;
      return null;
    end $$`,
  `create trigger note_hidden_jobs after insert or delete on hidden_jobs
    for each statement execute function note_hidden_change()`,
  `create trigger note_suspended after update of suspended_at on users
    for each statement execute function note_hidden_change()`,

  // The audit log is append-only.
  `create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception 'The record of decisions is only ever added to.' using errcode = '42501';
    end $$`,
  `create trigger audit_is_only_added_to before update or delete or truncate on audit
    for each statement execute function refuse_change()`,
];
