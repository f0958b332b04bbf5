/** Every table and column of the live schema has a personal-data declaration. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportAccount } from '#contract/account-deletion.ts';
import { type Db } from '#server/database/connect.ts';
import { declarationsOf, type ImpersonalTable, type PersonalTable } from '#server/database/personal-data.ts';
import { personalData } from '#server/personal-data.ts';
import { freshDatabase, type FreshDatabase } from '../support/engines.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.remove());

/** Tables of the migrator, and an unused one. */
const ignoredTables = ['kysely_migration', 'kysely_migration_lock'];

type Column = { readonly name: string; readonly refersToUser: boolean };

/** The columns by table. */
async function readSchema(db: Db): Promise<ReadonlyMap<string, readonly Column[]>> {
  const { rows } = await sql<Column & { table: string }>`
    select table_name as table, column_name as name, exists (
      select from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
      where contype = 'f' and confrelid = 'users'::regclass
        and conrelid = table_name::regclass and attname = column_name
    ) as "refersToUser"
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = current_schema and table_type = 'BASE TABLE'
    order by table_name, ordinal_position`.execute(db);
  const schema = new Map<string, Column[]>();
  for (const { table, ...column } of rows)
    if (!ignoredTables.includes(table)) schema.set(table, [...(schema.get(table) ?? []), column]);
  return schema;
}

const columnsIn = (reasons: readonly (readonly [string, ...string[]])[] = []): string[] =>
  reasons.flatMap(([, ...columns]) => columns);

/** The columns that account deletion clears in remaining rows; undefined if the rows are deleted, or everything stays. */
function clearedColumns({ deletion, notCleared }: PersonalTable): Set<string> | undefined {
  if (typeof deletion === 'string') return undefined;
  const cleared = deletion.flatMap((step) => {
    if ('clearColumns' in step) return Object.keys(step.clearColumns);
    return 'clears' in step && step.clears !== 'rows' ? step.clears : [];
  });
  return cleared.length === 0 ? undefined : new Set([...cleared, ...columnsIn(notCleared)]);
}

function gapsOfPersonal(table: string, columns: readonly Column[], declared: PersonalTable): string[] {
  const exported = new Set([
    ...declared.exports.flatMap((list) => list.columns),
    ...columnsIn(declared.notExported),
  ]);
  const cleared = clearedColumns(declared);
  return [
    ...columns
      .filter(({ name }) => !exported.has(name))
      .map(
        ({ name, refersToUser }) =>
          `${table}.${name} is in no export${refersToUser ? ', and refers to a user' : ''}: add it to the columns of an export, or to notExported with the reason.`,
      ),
    ...columns
      .filter(({ name }) => cleared?.has(name) === false)
      .map(
        ({ name }) =>
          `${table}.${name} stays when an account is deleted: clear it in a step of deletion, or add it to notCleared with the reason.`,
      ),
    ...[...exported, ...(cleared ?? [])]
      .filter((name) => !columns.some((column) => column.name === name))
      .map((name) => `${table}.${name} is declared and not in the database: remove it from the declaration.`),
  ];
}

function gapsOfImpersonal(table: string, columns: readonly Column[], declared: ImpersonalTable): string[] {
  return [
    ...columns
      .filter(({ name, refersToUser }) => refersToUser || !declared.columns.includes(name))
      .map(
        ({ name, refersToUser }) =>
          `${table}.${name} is in a table declared as impersonal${refersToUser ? ', and refers to a user' : ''}: declare the table's owner, exports and deletion, or add the column if it says nothing about a person.`,
      ),
    ...declared.columns
      .filter((name) => !columns.some((column) => column.name === name))
      .map((name) => `${table}.${name} is declared and not in the database: remove it from the declaration.`),
  ];
}

async function findGaps(db: Db): Promise<string[]> {
  const schema = await readSchema(db);
  const declarations = new Map<string, PersonalTable | ImpersonalTable>(declarationsOf(personalData));
  return [...new Set([...schema.keys(), ...declarations.keys()])].flatMap((table) => {
    const declared = declarations.get(table);
    if (declared === undefined)
      return `${table} has no declaration: add it to src/server/<noun>/personal-data.ts (docs/recipes.md, "A table").`;
    const columns = schema.get(table) ?? [];
    return 'impersonal' in declared
      ? gapsOfImpersonal(table, columns, declared)
      : gapsOfPersonal(table, columns, declared);
  });
}

test('the declarations name every table and column of the database', async () => {
  expect(await findGaps(database.db)).toEqual([]);
});

test('every table of the database declares what bounds its rows', async () => {
  const bounds = new Map<string, string | undefined>(
    declarationsOf(personalData).map(([table, { bound }]) => [table, bound]),
  );
  const tables = [...(await readSchema(database.db)).keys()];
  expect(tables.filter((table) => !bounds.get(table))).toEqual([]);
});

test('new tables and columns are reported with instructions', async () => {
  const { db } = database;
  await sql`create table pets (owner_id bigint references users, name text)`.execute(db);
  await sql`alter table phones add column note text`.execute(db);
  await sql`alter table messages add column answered_by bigint references users`.execute(db);
  await sql`alter table jobs add column contact_hours text`.execute(db);
  await sql`alter table meta add column changed_by bigint references users`.execute(db);
  await sql`alter table cv_links drop column without`.execute(db);
  const gaps = (await findGaps(db)).sort();
  expect(gaps.map((gap) => gap.split(':')[0])).toEqual([
    'cv_links.without is declared and not in the database',
    'jobs.contact_hours is in no export',
    'jobs.contact_hours stays when an account is deleted',
    'messages.answered_by is in no export, and refers to a user',
    'meta.changed_by is in a table declared as impersonal, and refers to a user',
    'pets has no declaration',
    'phones.note is in no export',
  ]);
});

test('the export has the lists of the contract, each once', () => {
  const names = declarationsOf(personalData).flatMap(([, declared]) =>
    'impersonal' in declared ? [] : declared.exports.map(({ name }) => name),
  );
  const { exported_at: _, ...lists } = exportAccount.reply.shape;
  expect(names.sort()).toEqual(Object.keys(lists).sort());
});
