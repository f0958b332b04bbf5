/** Search quality by kind of query: on the embedded server, and on a phone that is offline. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#server/database/connect.ts';
import { migrate } from '#server/database/migrate.ts';
import {
  figuresOf,
  type Found,
  foundByPhone,
  foundByServer,
  postJudged,
} from '../../tests/support/judged-search.ts';

export async function benchSearch(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'karngea-bench-'));
  try {
    const database = await openDatabase({ dataDir, durable: false });
    await migrate(database.db);
    const asking = { db: database.db, keys: await postJudged(database.db) };
    print(await foundByServer(asking), await foundByPhone(asking));
    await database.close();
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function print(server: Found, phone: Found): void {
  const row = (name: string, kind?: string) => {
    const figures = [server, phone].map((found) => {
      const { recall, order, empty } = figuresOf(found, kind);
      return `${recall.toFixed(3).padStart(10)}${order.toFixed(3).padStart(8)}${String(empty).padStart(8)}`;
    });
    console.log(
      `${name.padEnd(16)}${String(figuresOf(server, kind).queries).padStart(8)}${figures.join('   ')}`,
    );
  };
  console.log(
    `${''.padEnd(16)} queries${['server', 'phone'].map((who) => `${who.padStart(10)}: recall@24, nDCG@12, empty`).join('')}`,
  );
  for (const kind of new Set([...server.keys()].map((query) => query.kind))) row(kind, kind);
  row('all');
}
