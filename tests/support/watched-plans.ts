/** How the database runs its statements: which tables it would scan sequentially, and how many rows it reads. */
import { CompiledQuery, type KyselyPlugin, sql } from 'kysely';
import { type Db } from '#server/database/connect.ts';

type Plan = {
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Plan[];
};

/** Rows that were read, whether or not they matched. */
const rowsIn = ({ Plans = [], ...plan }: Plan): number => {
  const looks = plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0);
  const own = plan['Relation Name'] === undefined ? 0 : looks * plan['Actual Loops'];
  return Plans.reduce((sum, one) => sum + rowsIn(one), own);
};

type Watched = {
  readonly db: Db;
  /** The tables that its statements since then could only read sequentially. */
  readonly tablesReadWhole: () => Promise<string[]>;
  /** How many rows its statements since then read when they run again; for read-only statements. */
  readonly rowsRead: () => Promise<number>;
};

/** The same database, watched. */
export function watchPlans(db: Db): Watched {
  const asked: CompiledQuery[] = [];
  const watch: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      asked.push(db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  async function tablesReadWhole(): Promise<string[]> {
    const found = new Set<string>();
    await db.transaction().execute(async (trx) => {
      await sql`set local enable_seqscan = off`.execute(trx);
      for (const { sql: text, parameters } of asked.splice(0)) {
        // Statements that are never prepared start with a comment.
        if (!/^\s*(\/\*.*?\*\/\s*)?(select|with|update|delete|insert)\b/is.test(text)) continue;
        const { rows } = await trx.executeQuery<Record<string, string>>(
          CompiledQuery.raw(`explain ${text}`, [...parameters]),
        );
        for (const row of rows)
          for (const [, table] of (row['QUERY PLAN'] ?? '').matchAll(/Seq Scan on (\w+)/g))
            found.add(table ?? '');
      }
    });
    return [...found].sort();
  }
  async function rowsRead(): Promise<number> {
    let read = 0;
    for (const { sql: text, parameters } of asked.splice(0)) {
      const { rows } = await db.executeQuery<{ 'QUERY PLAN': readonly { readonly Plan: Plan }[] }>(
        CompiledQuery.raw(`explain (analyze, format json) ${text}`, [...parameters]),
      );
      for (const { 'QUERY PLAN': plans } of rows) for (const { Plan: plan } of plans) read += rowsIn(plan);
    }
    return read;
  }
  return { db: db.withPlugin(watch), tablesReadWhole, rowsRead };
}
