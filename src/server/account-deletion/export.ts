/** A person's data as a file (product 7.32), read and sent a page at a time, so that it never is in memory as a whole. */
import { type RawBuilder, sql } from 'kysely';
import { picturePath } from '#contract/company-fields.ts';
import { type Db } from '#server/database/connect.ts';
import { type ExportPart, exportParts } from './export-parts.ts';

/** Rows that one statement reads. */
const perPage = { large: 100, small: 1_000 };

/** What is in the file instead of what is stored. */
const shown: Readonly<Record<string, RawBuilder<unknown>>> = {
  site: sql`split_part(endpoint, '/', 3) as site`,
};

type Row = Record<string, unknown>;
type Page = { readonly rows: Row[]; readonly last: string | undefined };

/** The next rows after `after`, which is what `at` was in the last one. */
async function readPage(db: Db, part: ExportPart, userId: number, after: string | undefined): Promise<Page> {
  const { table, columns, whose, at, isLarge } = part;
  const limit = isLarge ? perPage.large : perPage.small;
  const type = sql.raw(keyTypes[at] ?? 'bigint');
  const place = sql.ref(at);
  const { rows } = await sql<Row & { reached: string }>`
    select ${sql.join(columns.map((column) => shown[column] ?? sql.ref(column)))}, ${place}::text as reached
    from ${sql.table(table)} where ${whose(userId)}
      ${after === undefined ? sql`` : sql`and ${place} > ${after}::${type}`}
    order by ${place} limit ${sql.lit(limit)}`.execute(db);
  const last = rows.length < limit ? undefined : rows.at(-1)?.reached;
  return { rows: rows.map(({ reached: _, ...row }) => toFile(row)), last };
}

const keyTypes: Readonly<Record<string, string>> = { ctid: 'tid', token_hash: 'text', code_hash: 'text' };

/** A picture is public, at its address. */
const toFile = (row: Row): Row =>
  typeof row['logo'] === 'string' ? { ...row, logo: picturePath(row['logo']) } : row;

/** JSON in pieces. Every part is a list, an empty one where nothing is stored. */
export async function* exportOf(db: Db, userId: number, now: Date): AsyncGenerator<string> {
  yield `{"exported_at":${JSON.stringify(now.toISOString())}`;
  for (const [name, part] of Object.entries(exportParts)) {
    yield `,${JSON.stringify(name)}:[`;
    let before = '';
    for (let after: string | undefined, isMore = true; isMore;) {
      const { rows, last } = await readPage(db, part, userId, after);
      if (rows.length > 0) yield before + rows.map((row) => JSON.stringify(row)).join(',');
      before = ',';
      after = last;
      isMore = last !== undefined;
    }
    yield ']';
  }
  yield '}';
}
