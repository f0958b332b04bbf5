/** Compares the database with the writes that were requested and acknowledged (ledger.ts). */
import { sql } from 'kysely';
import { type Db } from '#server/database/connect.ts';
import { type Change, changes, compareRows, compareValues, type Kind, kinds, type Ledger } from './ledger.ts';

/** The keys of all that people of the run wrote. */
const written: Readonly<Record<Kind, string>> = {
  people: "select name as key from users where name like 'Soak %'",
  jobs: "select name as key from jobs where name like 'Soak job %'",
  applications:
    "select user_id || ':' || job_id as key from applications join users on users.id = user_id where name like 'Soak %'",
  messages:
    "select application_id || ':' || text as key from application_messages where text like '%soak message%'",
  saved:
    "select user_id || ':' || job_id as key from favourites join users on users.id = user_id where name like 'Soak %'",
  searches: "select name as key from saved_searches where name like 'Soak search %'",
  team: "select text as key from messages where text like 'Soak probe %'",
};

const changed: Readonly<Record<Change, string>> = {
  salaries: 'select id::text as key, salary as value from jobs',
  closings: 'select id::text as key, status as value from jobs',
  decisions: 'select id::text as key, status as value from applications',
  answers: "select application_id || ':' || id as key, answer as value from application_messages",
  companies: 'select user_id::text as key, name as value from companies',
};

export type Line = {
  readonly what: string;
  readonly acknowledged: number;
  readonly lost: number;
  readonly twice: number;
  /** Exists although it was refused or never requested. */
  readonly unasked: number;
  /** Some of the wrong ones. */
  readonly examples: readonly string[];
};

type Row = { readonly key: string; readonly value: string | null };
const rowsOf = async (db: Db, statement: string): Promise<Row[]> =>
  (await sql.raw<Row>(statement).execute(db)).rows;

/** Messages of an application are deleted with it when it is withdrawn. */
async function takenBack(db: Db): Promise<ReadonlySet<string>> {
  const rows = await rowsOf(db, 'select application_id::text as key from withdrawals');
  return new Set(rows.map(({ key }) => key));
}

const inApplications: readonly string[] = ['messages', 'answers'];

/** A line for each kind. */
export async function verifyWrites(db: Db, ledger: Ledger): Promise<readonly Line[]> {
  const gone = await takenBack(db);
  const stays =
    (kind: string) =>
    ([key]: readonly [string, unknown]) =>
      !inApplications.includes(kind) || !gone.has(key.split(':')[0] ?? '');
  const lines: Line[] = [];
  for (const kind of kinds) {
    const asked = new Map([...ledger.written[kind]].filter(stays(kind)));
    const rows = (await rowsOf(db, written[kind])).map(({ key }) => key);
    const { lost, twice, unasked } = compareRows(asked, rows);
    lines.push({
      what: kind,
      acknowledged: [...asked.values()].filter((state) => state === 'acknowledged' || state === 'taken back')
        .length,
      lost: lost.length,
      twice: twice.length,
      unasked: unasked.length,
      examples: [...lost, ...twice, ...unasked].slice(0, 5),
    });
  }
  for (const kind of changes) {
    const values = new Map([...ledger.changed[kind]].filter(stays(kind)));
    const rows = await rowsOf(db, changed[kind]);
    const lost = compareValues(values, new Map(rows.map(({ key, value }) => [key, value])));
    const acknowledged = [...values.values()].filter((value) => value !== undefined).length;
    lines.push({
      what: kind,
      acknowledged,
      lost: lost.length,
      twice: 0,
      unasked: 0,
      examples: lost.slice(0, 5),
    });
  }
  return lines;
}
