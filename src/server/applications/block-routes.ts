/** Blocking the other side of an application, and the list of whom one blocks (product 4.19). */
import { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { type Blocked, blockOther, listBlocked, unblockOther } from '#contract/blocks.ts';
import { maximumBlocks } from '#contract/limits.ts';
import { nameByScript } from '#contract/person-name.ts';
import { type Db } from '#server/database/connect.ts';
import { lockAccount } from '#server/database/lock-account.ts';
import { Failure } from '#server/http/api/call-failures.ts';
import { mount } from '#server/http/api/mount.ts';
import { limit } from '#server/http/limits/rate-limits.ts';
import { type Services } from '#server/http/services.ts';
import { readSides, requireBothAccounts, type Side } from './application-sides.ts';
import { lockBlocks, lockEmployer, type Pair } from './block-store.ts';

/** Repeating it changes nothing. Throws `not_found`, `account_gone`, `too_many_blocks`. */
async function block(trx: Db, id: number, caller: Side, now: Date): Promise<void> {
  await lockEmployer(trx, id);
  const sides = await readSides(trx, id, caller, 'keyShare');
  const { user_id, employer_id } = requireBothAccounts(sides);
  const pair: Pair = { employeeId: user_id, employerId: employer_id };
  // In the order of applying, which would deadlock otherwise.
  await lockBlocks(trx, pair);
  await lockAccount(trx, caller.user_id);
  const { count } = await ownBlocks(trx, caller)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const added = await trx
    .insertInto('blocks')
    .values({
      employee_id: user_id,
      employer_id,
      by_employer: isEmployer(caller),
      application_id: id,
      blocked_at: now,
    })
    .onConflict((conflict) => conflict.constraint('blocks_once').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added && count >= maximumBlocks) throw new Failure('too_many_blocks');
}

const isEmployer = ({ acc_type }: Side): boolean => acc_type === 'employer';

const ownBlocks = (db: Db, caller: Side) =>
  db
    .selectFrom('blocks')
    .where(isEmployer(caller) ? 'blocks.employer_id' : 'blocks.employee_id', '=', caller.user_id)
    .where('by_employer', '=', isEmployer(caller));

/** `id` may be any application of the two, or a withdrawn one where the block was made. Throws `not_found`. */
async function unblock(db: Db, id: number, caller: Side): Promise<void> {
  const other = isEmployer(caller) ? sql.ref('blocks.employee_id') : sql.ref('blocks.employer_id');
  const { rows } = await sql`
    delete from blocks using (${ownBlocks(db, caller).select('blocks.id')}) as own
    where blocks.id = own.id and (application_id = ${id} or ${other} = (
      select ${isEmployer(caller) ? sql.ref('applications.user_id') : sql.ref('jobs.employer_id')}
      from applications join jobs on jobs.id = job_id where applications.id = ${id}))
    returning blocks.id`.execute(db);
  // For the owner of an application nothing is left to do.
  if (rows.length === 0) await readSides(db, id, caller);
}

async function readBlocked(db: Db, caller: Side): Promise<Blocked[]> {
  const rows = await ownBlocks(db, caller)
    .leftJoin('applications', 'applications.id', 'blocks.application_id')
    .leftJoin('companies', (join) =>
      join.onRef('companies.user_id', '=', 'blocks.employer_id').on('blocks.by_employer', '=', false),
    )
    .select([
      'blocks.application_id as id',
      'blocks.blocked_at',
      'companies.name',
      'companies.name_km',
      'applications.first_name',
      'applications.last_name',
    ])
    .orderBy('blocks.id', 'desc')
    .limit(maximumBlocks)
    .execute();
  return rows.map(({ id, blocked_at, name, name_km, first_name, last_name }) => ({
    id,
    name: isEmployer(caller) ? personName(first_name, last_name) : name,
    name_km,
    blocked_at: blocked_at.toISOString(),
  }));
}

const personName = (first_name: string | null, last_name: string | null): string | null =>
  first_name === null || last_name === null ? null : nameByScript({ first_name, last_name });

export function blockRoutes(app: FastifyInstance, { db, clock, limits }: Services): void {
  mount(app, blockOther, async ({ caller, params: { id } }) => {
    await limit(limits.block, caller.user_id);
    await db.transaction().execute((trx) => block(trx, id, caller, clock()));
    return { id, blocked: true };
  });
  mount(app, unblockOther, async ({ caller, params: { id } }) => {
    await limit(limits.block, caller.user_id);
    await unblock(db, id, caller);
    return { id, blocked: false };
  });
  mount(app, listBlocked, ({ caller }) => readBlocked(db, caller));
}
