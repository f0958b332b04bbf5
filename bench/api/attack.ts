/** People read the list while others flood, lock the jobs table, page deep, post and register: how long readers wait. */
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { type User } from '#contract/sessions.ts';
import { jobPicturePath } from '#contract/pages.ts';
import { createPostgresServer, type PostgresServer } from '../../tests/support/postgres-server.ts';
import { posting } from '../../tests/support/samples.ts';
import { serveProduct } from '../web/servers.ts';
import { filledDatabase } from './prepare.ts';

const attackSeconds = 60;
const people = 20;
/** Pause between two reads of a person, and between two calls of an attacker: the load itself needs a core. */
const pauseMs = 200;
const attackPauseMs = 20;
const lockMs = 3_000;
const lockEveryMs = 15_000;
/** The 99th percentile of the list's latencies. */
const targetMs = 1_000;

/** Answers: how many of each status, and the milliseconds of each. */
export class Tally {
  readonly statuses = new Map<number, number>();
  readonly times: number[] = [];

  async call(address: string, path: string, from: string, init: RequestInit = {}): Promise<Response> {
    const began = performance.now();
    const headers = { 'x-forwarded-for': from, 'content-type': 'application/json', ...init.headers };
    const response = await fetch(address + path, { ...init, headers });
    await response.clone().arrayBuffer();
    this.times.push(performance.now() - began);
    this.statuses.set(response.status, (this.statuses.get(response.status) ?? 0) + 1);
    return response;
  }

  print(name: string): number {
    const sorted = this.times.toSorted((one, other) => one - other);
    const at = (part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN;
    const statuses = [...this.statuses].map(([status, count]) => `${status}: ${count}`).join(', ');
    const figures = [at(0.5), at(0.99), at(1)].map((ms) => ms.toFixed(0).padStart(7)).join('');
    console.log(`${name.padEnd(28)}${figures}   ${statuses}`);
    return at(0.99);
  }
}

export const keepOn = async (until: AbortSignal, work: (turn: number) => Promise<unknown>): Promise<void> => {
  for (let turn = 0; !until.aborted; turn += 1) await work(turn);
};
const attacking = (until: AbortSignal, work: (turn: number) => Promise<unknown>): Promise<void> =>
  keepOn(until, async (turn) => {
    await work(turn);
    await setTimeout(attackPauseMs);
  });
const several = (count: number, work: (who: number) => Promise<void>): Promise<void>[] =>
  Array.from({ length: count }, (_, who) => work(who));

async function lockNowAndThen(url: string, until: AbortSignal): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await keepOn(until, async () => {
    await client.query('begin; lock table jobs in access exclusive mode');
    await setTimeout(lockMs);
    await client.query('commit');
    await setTimeout(lockEveryMs - lockMs);
  });
  await client.end();
}

async function attack(address: string, url: string): Promise<boolean> {
  const register = { name: `attacker ${Date.now()}`, password: 'karngea-bench', accType: 'employer' };
  const asJson = (body: unknown) => ({ method: 'POST', body: JSON.stringify(body) });
  const first = await new Tally().call(address, '/api/auth/register', '10.9.0.1', asJson(register));
  const authorization = `BEARER ${((await first.json()) as User).token}`;
  const post = (more: object) => ({
    ...asJson({ ...posting, ...more }),
    headers: { authorization },
  });
  const brackets = { description: '<'.repeat(60_000) };
  const posted = await new Tally().call(address, '/api/job', '10.9.0.1', post(brackets));
  const { job_id: bracketed } = (await posted.json()) as { job_id?: number };

  const [others, ready, flood] = [new Tally(), new Tally(), new Tally()];
  const until = AbortSignal.timeout(attackSeconds * 1_000);
  const unseen = (who: number, turn: number) => 1 + ((who * 997 + turn * 31) % 9_000);
  await Promise.all([
    ...several(people, (who) =>
      keepOn(until, async () => {
        await others.call(address, '/api/job/get?page=0', `10.1.0.${who + 1}`);
        await setTimeout(pauseMs);
      }),
    ),
    keepOn(until, async () => {
      await ready.call(address, '/api/ready', '10.2.0.1');
      await setTimeout(500);
    }),
    // Each kind of attack has its own address; deep pages come from many.
    ...several(40, (who) =>
      attacking(until, (turn) => flood.call(address, `/api/job/get?keyword=word${who}x${turn}`, '10.9.0.2')),
    ),
    ...several(10, (who) =>
      attacking(until, (turn) => flood.call(address, `/jobDetail/${unseen(who, turn)}`, '10.9.0.3')),
    ),
    ...several(40, (who) =>
      attacking(until, (turn) => flood.call(address, jobPicturePath(unseen(who, turn)), '10.9.0.4')),
    ),
    ...several(4, () => attacking(until, () => flood.call(address, `/api/job/get/${bracketed}`, '10.9.0.5'))),
    ...several(10, (who) =>
      attacking(until, (turn) => flood.call(address, `/api/job/get?page=${900_000 + turn}`, `10.9.1.${who}`)),
    ),
    ...several(4, () => attacking(until, () => flood.call(address, '/api/job', '10.9.0.6', post({})))),
    ...several(4, (who) =>
      attacking(until, (turn) =>
        flood.call(
          address,
          '/api/auth/register',
          '10.9.0.7',
          asJson({ ...register, name: `attacker ${who} ${turn} ${Date.now()}` }),
        ),
      ),
    ),
    lockNowAndThen(url, until),
  ]);
  console.log(`${''.padEnd(28)}    p50    p99    max   answers in ${attackSeconds} s`);
  const p99 = others.print('people, list');
  ready.print('ready');
  flood.print('attackers');
  console.log(`target: people's p99 ≤ ${targetMs} ms: ${p99 <= targetMs ? 'held' : 'MISSED'}`);
  return p99 <= targetMs;
}

/** Whether readiness follows the database down and up again. */
async function tellsTheTruth(address: string, server: PostgresServer): Promise<boolean> {
  const ready = async () => (await fetch(`${address}/api/ready`)).status;
  const before = await ready();
  await server.kill();
  const down = await ready();
  await server.start();
  const after = await ready();
  console.log(`ready before, without and again with a database: ${before}, ${down}, ${after}`);
  return before === 200 && down === 503 && after === 200;
}

/** With rate limits on, in a separate process, on a throw-away PostgreSQL. */
export async function benchAttack(jobs: number): Promise<void> {
  const database = await createPostgresServer();
  try {
    const url = await filledDatabase(database.url('postgres'), jobs);
    const product = await serveProduct({
      RATE_LIMIT: '1',
      DATABASE_URL: url,
      TRUST_PROXY: 'on',
      PUBLIC_URL: 'https://example.com',
    });
    const held = await attack(product.address, url);
    const isTrue = await tellsTheTruth(product.address, database);
    await product.stop();
    if (!held || !isTrue) process.exitCode = 1;
  } finally {
    await database.remove();
  }
}
