/** Changes of tables that most migrations are made of. */
import { type Migration, sql } from 'kysely';

/** Each is one transaction, unless it says otherwise: then it must be able to begin again where it was cut off. */
export type Step = Migration & { readonly outsideTransaction?: true };

/** Columns whose defaults are constants: PostgreSQL writes no row for them, however many there are. */
export function addColumns(table: string, columns: readonly string[]): Step {
  const added = columns.map((column) => `add column ${column}`);
  return {
    up: async (db) => {
      await sql`alter table ${sql.table(table)} ${sql.raw(added.join(', '))}`.execute(db);
    },
  };
}

/** Looks at no row. */
export function nullable(table: string, column: string): Step {
  return {
    up: async (db) => {
      await sql`alter table ${sql.table(table)} alter column ${sql.ref(column)} drop not null`.execute(db);
    },
  };
}

export function addColumn(table: string, column: string): Step {
  return addColumns(table, [column]);
}

/** An index that no statement needs; it may have been dropped already. */
export function dropIndex(name: string): Step {
  return {
    outsideTransaction: true,
    up: async (db) => {
      await sql`drop index concurrently if exists ${sql.ref(name)}`.execute(db);
    },
  };
}

/** An index on a table that may be large, such as `('jobs_by_name', 'jobs (name)')`: nobody who reads or writes waits. */
export function addIndex(name: string, on: string): Step {
  return {
    outsideTransaction: true,
    up: async (db) => {
      // One that was cut off is there, and of no use.
      await sql`drop index concurrently if exists ${sql.ref(name)}`.execute(db);
      await sql`create index concurrently ${sql.ref(name)} on ${sql.raw(on)}`.execute(db);
    },
  };
}
