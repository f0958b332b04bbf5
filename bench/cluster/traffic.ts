/** People who read and write through one address, and repeat what failed as the app does, while things happen to the cluster. */
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { posting } from '../../tests/support/samples.ts';

/** One thing that somebody wanted. */
export type Wish = {
  readonly began: number;
  /** Until it was answered, its repetitions included. */
  readonly ms: number;
  readonly tries: number;
  /** False where it was given up. */
  readonly isDone: boolean;
};

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
const retryMs = 250;
const patienceMs = 60_000;
/** The server had no say in it, or says that it has none at the moment. */
const passing = [429, 502, 503, 504];

async function wish(send: () => Promise<Response>): Promise<{ wish: Wish; body: unknown }> {
  const began = performance.now();
  for (let tries = 1; ; tries += 1) {
    const answer = await send().catch(() => undefined);
    const body: unknown = await answer?.json().catch(() => undefined);
    const isDone = answer?.ok === true && body !== undefined;
    const ms = performance.now() - began;
    if (isDone || ms > patienceMs || (answer && !answer.ok && !passing.includes(answer.status)))
      return { wish: { began, ms, tries, isDone }, body };
    await setTimeout(retryMs);
  }
}

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
    reads.push((await wish(() => fetch(`${address}/api/${path}`))).wish);
  };
  const write = async () => {
    number += 1;
    const init = {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `BEARER ${token}`,
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify({ ...posting, name: `Bench ${number}` }),
    };
    const { wish: wished, body } = await wish(() => fetch(`${address}/api/job`, init));
    writes.push(wished);
    if (wished.isDone) acknowledged.add((body as { job_id: number }).job_id);
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
