/**
 * Triggers for rules that must hold for every statement, also concurrent ones: writes of deleted or suspended accounts,
 * the public counts, changes of hidden jobs, and the append-only audit log.
 */

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

/** The column with the owner, for each table with rows of accounts. */
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
  // Refuses new rows of a deleted account, on any node (product 7.33).
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

  // Suspending hides the committed jobs. A job posted concurrently is hidden here.
  `create function hide_jobs_of_suspended() returns trigger language plpgsql as $$
    begin
      insert into hidden_jobs (job_id, owner_suspended)
        select posted.id, true from posted join users on users.id = posted.employer_id
        where users.suspended_at is not null;
      return null;
    end $$`,
  `create trigger hide_jobs_of_suspended after insert on jobs
    referencing new table as posted for each statement execute function hide_jobs_of_suspended()`,

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

  // Tells sitemaps that jobs or accounts were hidden or shown (jobs/job-visibility-store.ts).
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
