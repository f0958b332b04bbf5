/** Statements that are built once and run often: building and compiling one for each call costs more than running it. */
import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { TextRow } from './connections.ts';
import type { Tables } from './tables.ts';

/** Builds queries and runs none. */
export const builder = new Kysely<Tables>({
  dialect: {
    createDriver: () => new DummyDriver(),
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** Stands in a query for the value that each run gives under this name. */
export function slot<Value>(name: string): Value {
  const empty: unknown = new Slot(name);
  // Kysely hands values on as they are, so it never notices.
  return empty as Value;
}

export type Values = Readonly<Record<string, string | number>>;

export class Statement {
  readonly text: string;
  /** Whether it is always answered at once, from an index: others may wait behind it. */
  readonly isQuick: boolean;
  readonly #parameters: readonly unknown[];

  constructor({ sql, parameters }: CompiledQuery, isQuick = false) {
    this.text = sql;
    this.isQuick = isQuick;
    this.#parameters = parameters;
  }

  /** The statement's parameters in their order. */
  fill(given: Values): unknown[] {
    return this.#parameters.map((value) => (value instanceof Slot ? given[value.name] : value));
  }
}

/**
 * Runs a statement outside a transaction and gives its first row as the database wrote it, ready to be sent on;
 * undefined when there is none. Throws DatabaseError.
 */
export type ReadRow = (statement: Statement, given: Values) => Promise<TextRow | undefined>;
