/** How the database would run what was asked of it, without its choice of reading whole tables. */
import { CompiledQuery, type KyselyPlugin, sql } from 'kysely';
import { type Db } from '#server/database/connect.ts';

/** The same database, and the tables that its statements since could only read as a whole. */
export function watchPlans(db: Db): { db: Db; tablesReadWhole: () => Promise<string[]> } {
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
        // What is prepared anew each time begins with a comment.
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
  return { db: db.withPlugin(watch), tablesReadWhole };
}
