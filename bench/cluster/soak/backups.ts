/** pgBackRest backups during the run, and restoring the last one. */
import { setTimeout } from 'node:timers/promises';
import { type PostgresCluster } from '../../../tests/support/cluster/postgres-cluster.ts';
import { finishArchive, startRestored } from '../../../tests/support/cluster/restored-server.ts';
import { ask } from '../../../tests/support/postgres-server.ts';

const pauseMs = 45_000;
/** Every this many backups one is a full one. */
const fullEvery = 6;

export type Backups = {
  /** How many succeeded, and the errors of those that were interrupted. */
  readonly made: () => number;
  readonly brokenOff: readonly string[];
  stop(): Promise<void>;
};

export function startBackups({ primary }: PostgresCluster): Backups {
  const stopping = new AbortController();
  let made = 0;
  const brokenOff: string[] = [];
  const keepOn = async () => {
    while (!stopping.signal.aborted) {
      try {
        const member = await primary();
        if (member === undefined) throw new Error('There was no primary.');
        await member.archive.backUp(made % fullEvery === 0 ? 'full' : 'incr');
        made += 1;
      } catch (error) {
        brokenOff.push(error instanceof Error ? error.message : String(error));
      }
      await setTimeout(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const all = keepOn();
  return {
    made: () => made,
    brokenOff,
    stop: () => {
      stopping.abort();
      return all;
    },
  };
}

async function countRows(url: string): Promise<Map<string, number>> {
  const tables = await ask(
    url,
    `select table_name as name,
      (xpath('//c/text()', query_to_xml(format('select count(*) as c from %I', table_name), false, true, '')))[1]::text as rows
    from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  return new Map(tables.map(({ name, rows }) => [String(name), Number(rows)]));
}

export type Restored = { readonly tables: number; readonly rows: number; readonly differences: string[] };

/** Restores the database from the archive. Nothing else writes meanwhile. */
export async function compareRestored(cluster: PostgresCluster, url: string): Promise<Restored> {
  await finishArchive(cluster);
  const restored = await startRestored(cluster);
  try {
    const [here, there] = [await countRows(url), await countRows(restored.url)];
    const differences = [...here].flatMap(([table, rows]) =>
      there.get(table) === rows ? [] : [`${table}: ${rows}, restored ${there.get(table) ?? 'none'}`],
    );
    return {
      tables: there.size,
      rows: [...there.values()].reduce((sum, rows) => sum + rows, 0),
      differences,
    };
  } finally {
    await restored.stop();
  }
}
