/** Who decides (product 7.17), what was decided, and accounts that are suspended. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // No row can break the wider rule, so none is looked at.
  await sql`
    alter table users
      add column suspended_at timestamptz,
      drop constraint users_acc_type_check,
      add constraint users_acc_type_check check (acc_type in ('employee', 'employer', 'operator')) not valid
  `.execute(db);
  await sql`
    create table operators (
      user_id bigint primary key references users on delete cascade,
      totp_secret text not null,
      totp_since timestamptz,
      totp_last_step bigint
    )`.execute(db);
  await hideWhatIsPostedMeanwhile(db);
  await createAudit(db);
}

/** A posting that had begun when its account was suspended waits for that, and would be shown after it. */
async function hideWhatIsPostedMeanwhile(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function hide_jobs_of_suspended() returns trigger language plpgsql as $$
      begin
        insert into hidden_jobs (job_id, owner_suspended)
          select posted.id, true from posted join users on users.id = posted.employer_id
          where users.suspended_at is not null;
        return null;
      end $$`.execute(db);
  await sql`
    create trigger hide_jobs_of_suspended after insert on jobs
      referencing new table as posted for each statement execute function hide_jobs_of_suspended()`.execute(
    db,
  );
}

/** Names and words as they were then; no row refers to another table, so nothing that is deleted takes one along. */
async function createAudit(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table audit (
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
    )`.execute(db);
  await sql`create index audit_about on audit (about, id desc)`.execute(db);
  await sql`create index audit_by_operator on audit (operator, id desc)`.execute(db);
  await sql`create index audit_by_action on audit (action, id desc)`.execute(db);
  await sql`create index audit_by_time on audit (at)`.execute(db);
  await sql`
    create function refuse_change() returns trigger language plpgsql as $$
      begin
        raise exception 'The record of decisions is only ever added to.' using errcode = '42501';
      end $$`.execute(db);
  await sql`
    create trigger audit_is_only_added_to before update or delete or truncate on audit
      for each statement execute function refuse_change()`.execute(db);
  // Also where the role that runs the app is not the one that owns the tables, and was given all rights on new ones.
  await sql`
    do $$ declare given record; begin
      for given in select distinct grantee from information_schema.role_table_grants
        where table_schema = current_schema and table_name = 'audit' and grantee <> current_user
      loop
        execute format('revoke update, delete, truncate on audit from %s',
          case given.grantee when 'PUBLIC' then 'public' else quote_ident(given.grantee) end);
      end loop;
    end $$`.execute(db);
}
