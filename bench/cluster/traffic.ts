/** People who read and write through one address, and repeat what failed as the app does, while things happen to the cluster. */
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { call } from '../../tests/support/http-client.ts';
import { posting } from '../../tests/support/samples.ts';
import { type Wish, wish } from './wish.ts';

export type Traffic = {
  readonly reads: Wish[];
  readonly writes: Wish[];
  /** The ids of jobs whose posting was acknowledged. */
  readonly acknowledged: Set<number>;
  stop(): Promise<void>;
};

const readers = 6;
const writers = 2;
/** Between two wishes of one person: the load must not be what is measured. */
const pauseMs = 40;
const patienceMs = 60_000;

/** Readers ask for what is in no cache: every list, search and job of theirs is a statement. */
export function startTraffic(address: string, token: string): Traffic {
  let isOver = false;
  const [reads, writes]: [Wish[], Wish[]] = [[], []];
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
    reads.push((await wish(() => call(address, 'GET', `/${path}`), patienceMs)).wish);
  };
  const write = async () => {
    number += 1;
    const sending = { token, key: randomUUID(), body: { ...posting, name: `Bench ${number}` } };
    const post = () => call(address, 'POST', '/job', sending);
    const { wish: wished, answer } = await wish(post, patienceMs);
    writes.push(wished);
    if (wished.isDone) acknowledged.add((answer.body as { job_id: number }).job_id);
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
