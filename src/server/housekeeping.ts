/** Deletes rows whose retention has ended, as the tables' declarations say. */
import { type FastifyBaseLogger } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import { deleteBatch, inBatches } from './database/in-batches.ts';
import {
  declarationsOf,
  type HousekeepingContext,
  type Retention,
  type TableName,
} from './database/personal-data.ts';
import { dayMs } from './http/clock.ts';
import { personalData } from './personal-data.ts';

/** Rows that one statement deletes at most, so that no one waits long for it. */
const batchSize = 1_000;

/** Other recurring work on tables, by table. */
type OtherWork = Readonly<Record<string, () => Promise<void>>>;

type Housekeeping = HousekeepingContext & { readonly log: Pick<FastifyBaseLogger, 'warn'> };

/** One round, each table on its own: a failure is logged, and left to the next round. */
export async function runHousekeeping(
  { log, ...context }: Housekeeping,
  otherWork: OtherWork = {},
): Promise<void> {
  const retentions = declarationsOf(personalData).map(
    ([table]) => [table, () => applyRetention(table, context)] as const,
  );
  for (const [table, work] of [...retentions, ...Object.entries(otherWork)]) {
    try {
      await work();
    } catch (error) {
      log.warn({ table, reason: error instanceof Error ? error.message : error }, 'housekeeping failed');
    }
  }
}

/** Deletes the table's rows whose retention has ended. */
export async function applyRetention(table: TableName, context: HousekeepingContext): Promise<void> {
  const { db, clock } = context;
  const retention: Retention = personalData[table].retention;
  if (typeof retention === 'string') return;
  if ('special' in retention) await retention.special(context);
  else await inBatches(() => deleteBatch(db, table, endedRows(table, retention, clock()), batchSize));
}

type DeletingRetention = Exclude<Retention, string | { readonly special: unknown }>;

function endedRows(table: TableName, retention: DeletingRetention, now: Date): RawBuilder<unknown> {
  if ('deleteRows' in retention) return retention.deleteRows(now);
  if ('until' in retention) return sql`${sql.ref(retention.until)} < ${now}`;
  const { days, since, inIdOrder } = retention;
  const before = new Date(now.getTime() - days * dayMs);
  const isOld = sql`${sql.ref(since)} <= ${before}`;
  // Ids follow time, so the search ends at the first batch with a newer row.
  return inIdOrder
    ? sql`id = any(array(
        select id from (select id, ${sql.ref(since)} from ${sql.table(table)}
          order by id limit ${sql.lit(batchSize)}) as oldest where ${isOld}))`
    : isOld;
}
