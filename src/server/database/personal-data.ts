/**
 * Types of the personal-data declarations. Each table has one, in `src/server/<noun>/personal-data.ts`; the account
 * export, account deletion and housekeeping are driven by them.
 */
import { type RawBuilder, sql } from 'kysely';
import { type exportAccount } from '#contract/account-deletion.ts';
import { type Reply } from '#contract/endpoint.ts';
import { type ChangeEvents } from '#server/http/services.ts';
import { type Clock } from '#server/http/clock.ts';
import { type Db } from './connect.ts';
import { type Tables } from './tables.ts';

export type TableName = keyof Tables;
type ColumnOf<Table extends TableName> = keyof Tables[Table] & string;

/** The rows of a table that belong to a user, as a condition. */
export type RowsOf = (userId: number) => RawBuilder<unknown>;

/** The rows about jobs that the user posted. An array: the planner would overestimate a subquery and read the whole table. */
export const ofTheirJobs: RowsOf = (userId) =>
  sql`job_id = any(array(select id from jobs where employer_id = ${userId}))`;

/** Columns that have a reason in common. */
type Reasons<Column> = readonly (readonly [reason: string, ...columns: Column[]])[];

/** A list in the export. */
export type TableExport<Column extends string = string> = {
  readonly name: Exclude<keyof Reply<typeof exportAccount>, 'exported_at'>;
  /** In the order in which they are written. */
  readonly columns: readonly Column[];
  /** Replaces a column by an SQL expression. */
  readonly expressions?: { readonly [Name in Column]?: RawBuilder<unknown> };
  /** The rows in the list, if not the owner's. */
  readonly rows?: RowsOf;
  /** Rows are sorted and paged by this column: indexed, and unique among them. */
  readonly orderBy: Column | 'ctid';
  /** The type of `orderBy`, if not bigint. */
  readonly orderType?: 'text' | 'tid';
  /** A row can have 100 kB, so fewer are read at a time. */
  readonly hasLargeRows?: true;
};

type AccountDeletion = {
  readonly userId: number;
  /** Calls it after the commit. */
  readonly emit: (change: (events: ChangeEvents) => void) => void;
};

/** Deletes a batch and returns whether more may be left. It may be repeated, and interrupted between two batches. */
export type DeleteBatch = (trx: Db, deletion: AccountDeletion) => Promise<boolean>;

/** Columns of rows that stay, or `rows` if they go. */
type Clears<Column> = readonly Column[] | 'rows';

/**
 * What account deletion does with a table. `immediately` is within the call; the rest follows in batches, what other
 * people see `first`, what other rows refer to `last`.
 */
export type DeletionStep<Column extends string = string> = {
  readonly phase?: 'immediately' | 'first' | 'last';
} & (
  | { readonly deleteRows: 'owned' | RowsOf }
  | {
      readonly clearColumns: { readonly [Name in Column]?: RawBuilder<unknown> };
      readonly rows: 'owned' | RowsOf;
    }
  /** Returns a function that may remember how far it got. */
  | { readonly special: () => DeleteBatch; readonly because: string; readonly clears: Clears<Column> }
  /** Another table's step does it. */
  | { readonly doneBy: string; readonly clears: Clears<Column> }
);

export const deleteOwnedRows = { deleteRows: 'owned' } as const;

export type HousekeepingContext = {
  readonly db: Db;
  readonly clock: Clock;
  readonly keepApplicationsMonths: number;
};

/** How long rows are retained. A text says what ends them where housekeeping has nothing to do. */
export type Retention<Column extends string = string> =
  | string
  /** With `inIdOrder` the oldest ids are looked at first, which needs no index on the column. */
  | { readonly days: number; readonly since: Column; readonly inIdOrder?: true }
  | { readonly until: Column }
  | { readonly deleteRows: (now: Date) => RawBuilder<unknown> }
  | { readonly special: (context: HousekeepingContext) => Promise<void>; readonly because: string };

type Bounded = {
  /** What bounds the rows that callers can add. */
  readonly bound: string;
};

export type PersonalTable<Column extends string = string> = Bounded & {
  /** The column with the user's id, or the condition for rows that belong to a user by way of another table. */
  readonly owner: Column | RowsOf | null;
  readonly exports: readonly TableExport<Column>[];
  /** Columns that are not exported. */
  readonly notExported: Reasons<Column>;
  /** A text says why everything stays. */
  readonly deletion: string | readonly DeletionStep<Column>[];
  /** Columns that no step clears in rows that stay. */
  readonly notCleared?: Reasons<Column>;
  readonly retention: Retention<Column>;
};

/** A table that says nothing about a person, or only what is public. */
export type ImpersonalTable<Column extends string = string> = Bounded & {
  readonly impersonal: string;
  readonly columns: readonly Column[];
  readonly retention: Retention<Column>;
};

export type PersonalData = {
  readonly [Table in TableName]: PersonalTable<ColumnOf<Table>> | ImpersonalTable<ColumnOf<Table>>;
};

/** All tables, as readers of the declarations see them. */
export const declarationsOf = (
  personalData: PersonalData,
): readonly (readonly [TableName, PersonalTable | ImpersonalTable])[] =>
  Object.entries(personalData) as [TableName, PersonalTable | ImpersonalTable][];

/** The condition for a user's own rows; none if the table has no owner. */
export const ownedRows = (owner: PersonalTable['owner'], userId: number): RawBuilder<unknown> => {
  if (owner === null) return sql`false`;
  return typeof owner === 'string' ? sql`${sql.ref(owner)} = ${userId}` : owner(userId);
};

/** The `set` list of an update. */
export const assignments = (
  columns: Readonly<Record<string, RawBuilder<unknown> | undefined>>,
): RawBuilder<unknown> =>
  sql.join(Object.entries(columns).map(([column, value]) => sql`${sql.ref(column)} = ${value ?? sql`null`}`));
