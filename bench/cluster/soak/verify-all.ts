/** Verifies everything that was acknowledged, in the database and in one restored from its backups, and prints the result. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Cluster } from '../../../tests/support/cluster/cluster.ts';
import { type Backups, compareRestored } from './backups.ts';
import { asAdministrator } from './nights.ts';
import { printLines } from './report.ts';
import { type Site } from './site.ts';
import { type Line, verifyWrites } from './verify-writes.ts';
import { type Expected, verifyNotices } from './verify-notices.ts';
import { verifyPushes } from './verify-pushes.ts';

/** A line of a node's log. */
type Entry = {
  readonly level?: number;
  readonly msg?: string;
  readonly reason?: string;
  readonly task?: string;
};
const parsed = (line: string): Entry => {
  try {
    return JSON.parse(line) as Entry;
  } catch {
    return { msg: line };
  }
};

/** Lines that every start logs. */
const starting = /^(?:Karngea is at|Demonstration accounts)/;

/** The nodes' log lines by frequency, most frequent first: faults that users do not notice. */
function countLogs(folder: string, nodes: readonly string[]): readonly (readonly [string, number])[] {
  const counted = new Map<string, number>();
  for (const node of nodes)
    for (const line of readFileSync(join(folder, `${node}.log`), 'utf8').split('\n')) {
      if (line === '' || starting.test(line)) continue;
      const { level = '', msg = '', reason = '', task = '' } = parsed(line);
      const name = `${level} ${msg} ${task} ${reason}`.replace(/\d{2,}/g, 'N').slice(0, 160);
      counted.set(name, (counted.get(name) ?? 0) + 1);
    }
  return [...counted].toSorted(([, a], [, b]) => b - a);
}

/** Run once all people are done and the nodes have stopped. @returns whether everything is right */
export async function verifyAll(
  cluster: Cluster,
  site: Site,
  expected: Expected,
  backups: Backups,
): Promise<boolean> {
  const { postgres, nodes } = cluster;
  const lines: readonly Line[] = await asAdministrator(postgres, async (db) => {
    const pushes = await verifyPushes(db, site.phones, site.push.received);
    console.log(`pushes that were sent again under their tag: ${pushes.repeated}`);
    return [...(await verifyWrites(db, site.ledger)), ...(await verifyNotices(db, expected)), pushes];
  });
  printLines(lines);
  const url = `postgres://karngea@127.0.0.1:${postgres.primaryPort}/karngea`;
  const { tables, rows, differences } = await compareRestored(postgres, url);
  console.log(`\nbackups made ${backups.made()}, broken off ${backups.brokenOff.length}`);
  for (const why of backups.brokenOff) console.log(`    ${why.slice(0, 300)}`);
  console.log(`restored: ${tables} tables with ${rows} rows, differences ${differences.length}`);
  for (const difference of differences) console.log(`    ${difference}`);
  console.log('\nlogs of the nodes:');
  for (const [what, times] of countLogs(
    postgres.place.folder,
    nodes.map(({ part }) => part.name),
  ).slice(0, 20))
    console.log(`    ${String(times).padStart(6)}  ${what}`);
  const sum = (of: (line: Line) => number) => lines.reduce((all, line) => all + of(line), 0);
  const totals = [
    sum(({ lost }) => lost),
    sum(({ twice }) => twice),
    sum(({ unasked }) => unasked),
    site.refused.length,
  ];
  const acknowledged = sum((line) => line.acknowledged);
  console.log(
    `\nacknowledged ${acknowledged}, lost ${totals[0]}, twice ${totals[1]}, unasked ${totals[2]}, refused ${totals[3]}`,
  );
  return totals.every((total) => total === 0) && differences.length === 0 && backups.made() > 0;
}
