/** The usual steps of a migration. */
import { type Migration, sql } from 'kysely';

/** Runs in one transaction, unless it says otherwise: then it must be safe to repeat after it was interrupted. */
export type Step = Migration & { readonly outsideTransaction?: true };

/** Their defaults must be constants: then PostgreSQL rewrites no row, however many there are. */
export function addColumns(table: string, columns: readonly string[]): Step {
  const added = columns.map((column) => `add column ${column}`);
  return {
    up: async (db) => {
      await sql`alter table ${sql.table(table)} ${sql.raw(added.join(', '))}`.execute(db);
    },
  };
}

export function addColumn(table: string, column: string): Step {
  return addColumns(table, [column]);
}

/** An index on a table that may be large, such as `('jobs_by_name', 'jobs (name)')`. It blocks no reader or writer. */
export function addIndex(name: string, on: string): Step {
  return {
    outsideTransaction: true,
    up: async (db) => {
      // An interrupted run leaves an invalid index behind.
      await sql`drop index concurrently if exists ${sql.ref(name)}`.execute(db);
      await sql`create index concurrently ${sql.ref(name)} on ${sql.raw(on)}`.execute(db);
    },
  };
}
