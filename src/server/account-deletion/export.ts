/** A person's data as a file (product 7.32), read and sent a page at a time, so that it is never in memory as a whole. */
import { sql } from 'kysely';
import { exportAccount } from '#contract/account-deletion.ts';
import { type Db } from '#server/database/connect.ts';
import {
  declarationsOf,
  ownedRows,
  type PersonalData,
  type RowsOf,
  type TableExport,
  type TableName,
} from '#server/database/personal-data.ts';

/** Rows that one statement reads. */
const pageSizes = { large: 100, small: 1_000 };

type Row = Record<string, unknown>;
type ExportList = TableExport & { readonly table: TableName; readonly rows: RowsOf };

/** The lists of the export in the order of the contract. */
function exportLists(personalData: PersonalData): ExportList[] {
  const lists = declarationsOf(personalData).flatMap(([table, declaration]) =>
    'impersonal' in declaration
      ? []
      : declaration.exports.map((list): ExportList => {
          const owned: RowsOf = (userId) => ownedRows(declaration.owner, userId);
          return { ...list, table, rows: list.rows ?? owned };
        }),
  );
  const order = Object.keys(exportAccount.reply.shape);
  return lists.sort((one, other) => order.indexOf(one.name) - order.indexOf(other.name));
}

/** The next rows after the one whose `orderBy` column is `after`. */
async function readPage(db: Db, list: ExportList, userId: number, after: string | undefined) {
  const {
    table,
    columns,
    expressions = {},
    rows: rowsOf,
    orderBy,
    orderType = 'bigint',
    hasLargeRows,
  } = list;
  const limit = hasLargeRows ? pageSizes.large : pageSizes.small;
  const position = sql.ref(orderBy);
  const { rows } = await sql<Row & { position: string }>`
    select ${sql.join(columns.map((column) => expressions[column] ?? sql.ref(column)))},
      ${position}::text as position
    from ${sql.table(table)} where ${rowsOf(userId)}
      ${after === undefined ? sql`` : sql`and ${position} > ${after}::${sql.raw(orderType)}`}
    order by ${position} limit ${sql.lit(limit)}`.execute(db);
  const last = rows.length < limit ? undefined : rows.at(-1)?.position;
  return { rows: rows.map(({ position: _, ...row }) => row), last };
}

/** The JSON in pieces. Every list is there, empty if nothing is stored. */
export async function* exportOf(
  db: Db,
  personalData: PersonalData,
  { userId, now }: { readonly userId: number; readonly now: Date },
): AsyncGenerator<string> {
  yield `{"exported_at":${JSON.stringify(now.toISOString())}`;
  for (const list of exportLists(personalData)) {
    yield `,${JSON.stringify(list.name)}:[`;
    let separator = '';
    for (let after: string | undefined, isMore = true; isMore;) {
      const { rows, last } = await readPage(db, list, userId, after);
      if (rows.length > 0) yield separator + rows.map((row) => JSON.stringify(row)).join(',');
      separator = ',';
      after = last;
      isMore = last !== undefined;
    }
    yield ']';
  }
  yield '}';
}
