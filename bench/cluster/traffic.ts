/** People who read and write through one address, and retry failures as the app does, while the cluster changes. */
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { call } from '../../tests/support/http-client.ts';
import { posting } from '../../tests/support/samples.ts';
import { type RetriedCall, retry } from './retried-call.ts';

export type Traffic = {
  readonly reads: RetriedCall[];
  readonly writes: RetriedCall[];
  /** The ids of jobs whose posting was acknowledged. */
  readonly acknowledged: Set<number>;
  stop(): Promise<void>;
};

const readers = 6;
const writers = 2;
/** The pause between two calls of one person: the load itself must not be measured. */
const pauseMs = 40;
const patienceMs = 60_000;

/** Readers request what no cache has: each list, search and job is a statement. */
export function startTraffic(address: string, token: string): Traffic {
  let isOver = false;
  const [reads, writes]: [RetriedCall[], RetriedCall[]] = [[], []];
  const acknowledged = new Set<number>();
  let number = Math.floor(Math.random() * 1_000_000);
  const keepOn = async (want: () => Promise<void>) => {
    while (!isOver) {
      await want();
      await setTimeout(pauseMs);
    }
  };
  const read = async () => {
    number += 1;
    const path = [
      `job/get?page=0&salary_from=${number % 1_000}&within=${1 + (number % 60)}`,
      `job/get?keyword=barista&salary_from=${number % 1_000}`,
      `job/get/${1 + (number % 177)}?n=${number}`,
    ][number % 3];
    reads.push((await retry(() => call(address, 'GET', `/${path}`), patienceMs)).call);
  };
  const write = async () => {
    number += 1;
    const sending = { token, key: randomUUID(), body: { ...posting, name: `Bench ${number}` } };
    const post = () => call(address, 'POST', '/job', sending);
    const { call: made, answer } = await retry(post, patienceMs);
    writes.push(made);
    if (made.isDone) acknowledged.add((answer.body as { job_id: number }).job_id);
  };
  const all = [
    ...Array.from({ length: readers }, () => keepOn(read)),
    ...Array.from({ length: writers }, () => keepOn(write)),
  ];
  return {
    reads,
    writes,
    acknowledged,
    stop: async () => {
      isOver = true;
      await Promise.all(all);
    },
  };
}
