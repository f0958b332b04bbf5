/**
 * Deletes the rest of a deleted account (product 7.33), in short transactions, so that no one else waits. It may be
 * interrupted anywhere and run again: it deletes the rows that are left, and the account's own row last.
 */
import { sql } from 'kysely';
import { type Db } from '#server/database/connect.ts';
import { deleteBatch, inBatches } from '#server/database/in-batches.ts';
import {
  assignments,
  declarationsOf,
  type DeleteBatch,
  type DeletionStep,
  ownedRows,
  type PersonalData,
  type PersonalTable,
  type TableName,
} from '#server/database/personal-data.ts';
import { type ChangeEvents } from '#server/http/services.ts';

/** Rows that one statement deletes at most. */
const batchSize = 500;
/** Between two transactions, so that other calls get their turn at the embedded database. */
const pauseMs = 5;
/** The class of the advisory locks: any number that nothing else uses. */
const lockClass = 7_126;

type Account = { readonly userId: number; readonly changeEvents: ChangeEvents };
type Phase = NonNullable<DeletionStep['phase']> | 'default';

/** The steps of a phase, in the order of the declarations. */
export function deletionSteps(personalData: PersonalData, phase: Phase): DeleteBatch[] {
  return declarationsOf(personalData).flatMap(([table, declaration]) =>
    'impersonal' in declaration || typeof declaration.deletion === 'string'
      ? []
      : declaration.deletion
          .filter((step) => (step.phase ?? 'default') === phase)
          .flatMap((step) => toDeleteBatch(table, declaration.owner, step) ?? []),
  );
}

function toDeleteBatch(
  table: TableName,
  owner: PersonalTable['owner'],
  step: DeletionStep,
): DeleteBatch | undefined {
  if ('doneBy' in step) return undefined;
  if ('special' in step) return step.special();
  if ('deleteRows' in step) {
    const rows = step.deleteRows === 'owned' ? (id: number) => ownedRows(owner, id) : step.deleteRows;
    return (trx, { userId }) => deleteBatch(trx, table, rows(userId), batchSize);
  }
  const rows = step.rows === 'owned' ? (id: number) => ownedRows(owner, id) : step.rows;
  return async (trx, { userId }) => {
    await sql`update ${sql.table(table)} set ${assignments(step.clearColumns)} where ${rows(userId)}`.execute(
      trx,
    );
    return false;
  };
}

/** Runs until nothing is left or the signal aborts. An advisory lock serializes concurrent runs for one account. */
export async function finishDeletion(
  db: Db,
  personalData: PersonalData,
  account: Account,
  signal?: AbortSignal,
): Promise<void> {
  const phases = ['first', 'default', 'last'] as const;
  for (const step of phases.flatMap((phase) => deletionSteps(personalData, phase)))
    await inBatches(() => runStep(db, step, account), { signal, pauseMs });
}

async function runStep(db: Db, step: DeleteBatch, { userId, changeEvents }: Account): Promise<boolean> {
  const changes: ((events: ChangeEvents) => void)[] = [];
  const hasMore = await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(lockClass)}, (${userId}::bigint % 2147483647)::int)`.execute(
      trx,
    );
    const account = await trx
      .selectFrom('users')
      .select('id')
      .where('id', '=', userId)
      .where('gone_at', 'is not', null)
      .executeTakeFirst();
    return (
      account !== undefined && (await step(trx, { userId, emit: (change) => void changes.push(change) }))
    );
  });
  for (const change of changes) change(changeEvents);
  return hasMore;
}
