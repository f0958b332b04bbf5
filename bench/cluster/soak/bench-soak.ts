/** A simulated week of the site in an hour: users of all kinds, passing days, deaths of every part, backups; then everything is verified. */
import { cpus } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { type Cluster, startCluster } from '../../../tests/support/cluster/cluster.ts';
import { type PushService, startPushService } from '../../../tests/support/push-service.ts';
import { startBackups } from './backups.ts';
import { type Crowd, newFollowers, startCrowd } from './crowd.ts';
import { killsOf, recover } from './kills.ts';
import { newLedger } from './ledger.ts';
import { printMemory, watchMemory } from './memory.ts';
import { dayPasses, untilDone } from './nights.ts';
import { type RetriedCall } from '../retried-call.ts';
import { newPhone } from './phone.ts';
import { type Site, write } from './site.ts';
import { verifyAll } from './verify-all.ts';

const days = 7;
const minuteMs = 60_000;
/** Longer than the lease of the tasks of a killed node. */
const settleMs = 22 * minuteMs;

const newSite = (address: string, push: PushService): Site => ({
  address,
  push,
  ledger: newLedger(),
  calls: { reads: [], writes: [] },
  answers: new Map(),
  refused: [],
  openJobs: [],
  phones: new Map(),
  day: 0,
});

const say = (site: Site, what: string) =>
  console.log(`${new Date().toISOString().slice(11, 19)} day ${site.day + 1}: ${what}`);

const secondsSince = (began: number): string => `${((performance.now() - began) / 1_000).toFixed(1)} s`;

let probes = 0;
/** Resolves when a new write succeeds. */
async function writeSomething(site: Site): Promise<void> {
  probes += 1;
  const [phone, text] = [newPhone(site.address), `Soak probe ${probes}`];
  const body = { name: 'Soak', email: 'sophea@example.com', text };
  await write(site, phone, 'team', text, { method: 'POST', path: '/api/message', body, isOnce: true });
  phone.putAway();
}

const share = (sorted: readonly RetriedCall[], part: number): string =>
  (sorted[Math.floor((sorted.length - 1) * part)]?.ms ?? Number.NaN).toFixed(0);

function printCalls({ calls, answers, refused }: Site): void {
  for (const [kind, all] of Object.entries(calls)) {
    const sorted = all.toSorted((a, b) => a.ms - b.ms);
    const repeated = all.filter(({ tries }) => tries > 1).length;
    const times = `p50 ${share(sorted, 0.5)}, p99 ${share(sorted, 0.99)}, longest ${share(sorted, 1)} ms`;
    console.log(`${kind}: ${all.length}, ${times}, repeated ${repeated}`);
  }
  console.log('tries without success, by answer (0: no answer):');
  for (const [answer, times] of [...answers].toSorted(([, a], [, b]) => b - a).slice(0, 25))
    console.log(`    ${String(times).padStart(6)}  ${answer}`);
  console.log(`refused or given up: ${refused.length}`);
  for (const what of [...new Set(refused)].slice(0, 15)) console.log(`    ${what}`);
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
  // The alerts for what matches by then are sent in the last evening.
  await untilDone(postgres, settleMs);
  // The last evening's alerts, and the reminders for applications of the first day.
  const reminded = new Date();
  await dayPasses(postgres);
  const isDone = await untilDone(postgres, settleMs);
  memory.stop();
  say(site, `all went home after ${killed} deaths; ${isDone ? 'nothing is left to do' : 'work is left'}`);
  await Promise.all(nodes.map(({ part }) => part.end('SIGTERM')));
  printCalls(site);
  printMemory(memory.lives);
  return verifyAll(cluster, site, { followers, reminded }, backups);
}

export async function benchSoak({ minutes }: { readonly minutes: number }): Promise<void> {
  console.log(`${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, Node ${process.version}`);
  // The cluster's processes end with this process, but not by a signal.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const push = await startPushService();
  const cluster = await startCluster({
    settings: { PUSH_INSECURE: 'on', VAPID_SUBJECT: 'mailto:team@example.com' },
  });
  try {
    const isMet = await soak(cluster, push, minutes);
    console.log(`targets: ${isMet ? 'held' : 'MISSED'}`);
    if (!isMet) process.exitCode = 1;
  } finally {
    push.close();
    await cluster.stop();
  }
}
