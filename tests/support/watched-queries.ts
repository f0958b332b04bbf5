/** Records which tables each query reads. */
import { type KyselyPlugin } from 'kysely';
import { type Db } from '#server/database/connect.ts';

/** Every table named anywhere in a query's tree. */
function tablesIn(node: unknown, found = new Set<string>()): Set<string> {
  if (typeof node !== 'object' || node === null) return found;
  const { kind, table } = node as { kind?: string; table?: { identifier?: { name?: string } } };
  if (kind === 'TableNode' && table?.identifier?.name) found.add(table.identifier.name);
  for (const part of Object.values(node)) tablesIn(part, found);
  return found;
}

/** The same database; the sorted table names of each query are added to `queries`. */
export function watchQueries(db: Db): { db: Db; queries: string[][] } {
  const queries: string[][] = [];
  const watch: KyselyPlugin = {
    transformQuery: ({ node }) => {
      queries.push([...tablesIn(node)].sort());
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { db: db.withPlugin(watch), queries };
}
