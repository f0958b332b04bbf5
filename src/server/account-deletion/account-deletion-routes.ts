/** Routes that export and delete an account (product 7.32, 7.33). */
import { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import {
  deleteAccount as deleteAccountCall,
  exportAccount,
  exportWithPassword,
} from '#contract/account-deletion.ts';
import {
  isFreshLogIn,
  type ProofContext,
  proofOf,
  requireCurrentPassword,
} from '#server/accounts/password-store.ts';
import {
  declarationsOf,
  ownedRows,
  type PersonalData,
  type RowsOf,
  type TableExport,
  type TableName,
} from '#server/database/personal-data.ts';
import { type Caller, FileReply } from '#server/http/api/call.ts';
import { Failure } from '#server/http/api/call-failures.ts';
import { mount } from '#server/http/api/mount.ts';
import { limit } from '#server/http/limits/rate-limits.ts';
import { type Services } from '#server/http/services.ts';
import { type Db } from '#server/database/connect.ts';
import { deleteAccount } from './delete-account.ts';
import { finishDeletion } from './finish-deletion.ts';

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

/** Streams the JSON. Lists without rows are empty arrays. */
async function* streamExport(
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

/** Most deletions finish sooner; a task finishes the others. */
const timeoutMs = 1_500;

export function accountDeletionRoutes(
  app: FastifyInstance,
  {
    db,
    clock,
    limits,
    changeEvents,
    personalData,
    readLaunchData,
  }: Services & ProofContext & { readonly personalData: PersonalData },
): void {
  const exportOf = ({ user_id: userId }: Caller): FileReply =>
    new FileReply(
      'karngea.json',
      'application/json',
      streamExport(db, personalData, { userId, now: clock() }),
    );

  mount(app, exportAccount, async ({ caller }) => {
    if (!isFreshLogIn(caller, clock())) throw new Failure('password_needed');
    await limit(limits.accountExport, caller.user_id);
    return exportOf(caller);
  });

  mount(app, exportWithPassword, async ({ caller, body }) => {
    await limit(limits.accountExport, caller.user_id);
    await requireCurrentPassword(db, caller, proofOf(body, readLaunchData, clock()));
    return exportOf(caller);
  });

  mount(app, deleteAccountCall, async ({ caller, body }) => {
    if (caller.acc_type === 'operator') throw new Failure('forbidden');
    await limit(limits.accountDeletion, caller.user_id);
    const { telegram } = proofOf(body, readLaunchData, clock());
    await deleteAccount(db, personalData, { caller, password: body.password, telegram, now: clock() });
    try {
      const account = { userId: caller.user_id, changeEvents };
      await finishDeletion(db, personalData, account, AbortSignal.timeout(timeoutMs));
    } catch (error) {
      // The account is deleted in any case.
      const reason = error instanceof Error ? error.message : error;
      app.log.warn({ reason }, 'account deletion is left to the task');
    }
    return undefined;
  });
}
