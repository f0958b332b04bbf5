/** The tables of work in the background as Kysely sees them (tables.ts says how values travel). */
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Set by the database unless given; read as a Date. */
type Moment = ColumnType<Date, Date | undefined, Date>;

/** Work to be done; a row goes when it is done. */
type TasksTable = {
  id: GeneratedAlways<number>;
  kind: string;
  /** With the kind, of which one at most waits; null once it has begun. A schedule keeps its own. */
  key: string | null;
  payload: Generated<Readonly<Record<string, number>>>;
  rank: Generated<number>;
  /** When it may begin; while somebody is at it, when it is anybody's again. */
  due: Moment;
  /** Which run of it is under way. */
  holder: string | null;
  attempts: Generated<number>;
  /** When it was given up; null until then. */
  failed_at: Date | null;
  /** What the last run failed of. */
  why: string | null;
};

export type BackgroundTables = {
  tasks: TasksTable;
};
