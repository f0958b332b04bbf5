/** A week of the site in an hour: people of all kinds, days that pass, deaths of every part in turn, backups; and then what is left of it. */
import { cpus } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { type Cluster, startCluster } from '../../../tests/support/cluster/cluster.ts';
import { type PushService, startPushService } from '../../../tests/support/push-service.ts';
import { type Backups, compareRestored, startBackups } from './backups.ts';
import { type Crowd, newFollowers, startCrowd } from './crowd.ts';
import { killsOf, recover } from './kills.ts';
import { newLedger } from './ledger.ts';
import { printMemory, watchMemory } from './memory.ts';
import { asAdministrator, dayPasses, untilDone } from './nights.ts';
import { countLogs } from './node-logs.ts';
import { newPhone } from './phone.ts';
import { printLines, printWishes } from './report.ts';
import { type Site, write } from './site.ts';
import { type Line, verifyWrites } from './verify.ts';
import { verifyNotices } from './verify-notices.ts';
import { verifyPushes } from './verify-pushes.ts';

const days = 7;
const minuteMs = 60_000;
/** Longer than what a node was at when it was killed stays its own. */
const settleMs = 22 * minuteMs;

const newSite = (address: string, push: PushService): Site => ({
  ...{ address, push, ledger: newLedger(), wishes: { reads: [], writes: [] } },
  ...{ answers: new Map(), refused: [], openJobs: [], told: new Map(), day: 0 },
});

const say = (site: Site, what: string) =>
  console.log(`${new Date().toISOString().slice(11, 19)} day ${site.day + 1}: ${what}`);

const secondsSince = (began: number): string => `${((performance.now() - began) / 1_000).toFixed(1)} s`;

let probes = 0;
/** Resolves when something new is written. */
async function writeSomething(site: Site): Promise<void> {
  probes += 1;
  const [phone, text] = [newPhone(site.address), `Soak probe ${probes}`];
  const body = { name: 'Soak', email: 'sophea@example.com', text };
  await write(site, phone, 'team', text, { method: 'POST', path: '/api/message', body, isOnce: true });
  phone.putAway();
}

/** All parts die in turn until the week is over; the last node lives on after its first death. */
async function live(cluster: Cluster, site: Site, crowd: Crowd, minutes: number): Promise<number> {
  const began = performance.now();
  const weekMs = minutes * minuteMs;
  const quietMs = Math.min(Math.max(weekMs / 80, 3_000), 45_000);
  const isWrittenAgain = () => writeSomething(site);
  const kills = killsOf(cluster, isWrittenAgain);
  const spared = cluster.nodes.at(-1)?.part.name;
  let killed = 0;
  for (site.day = 0; site.day < days; site.day += 1) {
    if (site.day > 0) {
      const fell = performance.now();
      await crowd.night();
      await dayPasses(cluster.postgres);
      crowd.morning();
      say(site, `morning after ${secondsSince(fell)}`);
    }
    const evening = began + (weekMs * (site.day + 1)) / days;
    do {
      await setTimeout(quietMs);
      let kill = kills[killed % kills.length];
      if (killed >= kills.length && kill?.name === spared) kill = kills[(killed += 1) % kills.length];
      killed += 1;
      const died = performance.now();
      await kill?.happen();
      await recover(cluster, isWrittenAgain);
      say(site, `${kill?.name} died, all was well after ${secondsSince(died)}`);
    } while (performance.now() < evening);
  }
  return killed;
}

/** What is left when all have gone home and the nodes have stopped. */
async function verify(
  cluster: Cluster,
  site: Site,
  followers: readonly number[],
  backups: Backups,
): Promise<boolean> {
  const { postgres, nodes } = cluster;
  const lines: readonly Line[] = await asAdministrator(postgres, async (db) => {
    const pushes = await verifyPushes(db, site.told, site.push.received);
    console.log(`pushes that were sent again under their tag: ${pushes.repeated}`);
    return [...(await verifyWrites(db, site.ledger)), ...(await verifyNotices(db, followers)), pushes];
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

async function soak(cluster: Cluster, push: PushService, minutes: number): Promise<boolean> {
  const { postgres, nodes } = cluster;
  const site = newSite(cluster.address, push);
  const followers = await newFollowers(site);
  const crowd = startCrowd(site);
  const memory = watchMemory(nodes);
  const backups = startBackups(postgres);
  const killed = await live(cluster, site, crowd, minutes);
  await crowd.night();
  await crowd.goHome();
  await backups.stop();
  // The last evening's alerts, and the reminders of those who wait since the first day.
  await dayPasses(postgres);
  const isDone = await untilDone(postgres, settleMs);
  memory.stop();
  say(site, `all went home after ${killed} deaths; ${isDone ? 'nothing is left to do' : 'work is left'}`);
  await Promise.all(nodes.map(({ part }) => part.end('SIGTERM')));
  printWishes(site);
  printMemory(memory.lives);
  return verify(cluster, site, followers, backups);
}

export async function benchSoak({ minutes }: { readonly minutes: number }): Promise<void> {
  console.log(`${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, Node ${process.version}`);
  // What of a cluster runs ends with this process, but not of a signal.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const push = await startPushService();
  const cluster = await startCluster({
    settings: { PUSH_INSECURE: 'on', VAPID_SUBJECT: 'mailto:team@example.com' },
  });
  try {
    const isKept = await soak(cluster, push, minutes);
    console.log(`targets: ${isKept ? 'held' : 'MISSED'}`);
    if (!isKept) process.exitCode = 1;
  } finally {
    push.close();
    await cluster.stop();
  }
}
