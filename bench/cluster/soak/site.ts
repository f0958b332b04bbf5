/** State shared by everyone in a run: what people know of each other, and the results of their calls. */
import { randomUUID } from 'node:crypto';
import { type PushService } from '../../../tests/support/push-service.ts';
import { isSuccess, retry, type Answered, type RetriedCall } from '../retried-call.ts';
import { type Change, type Kind, type Ledger } from './ledger.ts';
import { type Phone, type Sent } from './phone.ts';

export type OpenJob = { readonly id: number; readonly since: number };

export type Site = {
  readonly address: string;
  readonly push: PushService;
  readonly ledger: Ledger;
  /** The calls by reads and writes. */
  readonly calls: { readonly reads: RetriedCall[]; readonly writes: RetriedCall[] };
  /** How often each kind of unsuccessful answer occurred. */
  readonly answers: Map<string, number>;
  /** Calls that failed or were refused, for no reason caused by other people. */
  readonly refused: string[];
  /** The people of the run, the newest last. */
  readonly openJobs: OpenJob[];
  /** The push endpoints of the people with push notifications, by their ids. */
  readonly phones: Map<number, string>;
  /** The day of the week, from 0. */
  day: number;
};

/** Longer than the longest time without a primary. */
const patienceMs = 120_000;
/** Calls slower than any recovery are printed at once. */
const longMs = 40_000;
/** The number of recent jobs that people know. */
const known = 400;

/** Replaces ids and drops the query. */
const shapeOf = (path: string): string => path.replace(/\?.*/, '').replace(/\d+/g, 'N');
const codeOf = ({ body }: Answered): string => (body as { code?: string } | undefined)?.code ?? '';

export type Wanted = Omit<Sent, 'key'> & {
  /** Sent with an idempotency key, the same each time. */
  readonly isOnce?: boolean;
  /** Refusals that other people's actions may have caused. */
  readonly allowed?: readonly string[];
};

export type Outcome = Answered & { readonly how: 'done' | 'refused' | 'unknown' };

/** Calls until there is a final answer. */
export async function want(
  site: Site,
  phone: Phone,
  { isOnce, allowed = [], ...what }: Wanted,
): Promise<Outcome> {
  const key = isOnce ? randomUUID() : undefined;
  const shape = `${what.method} ${shapeOf(what.path)}`;
  const count = (answer: Answered) => {
    if (isSuccess(answer)) return;
    const name = `${answer.status} ${codeOf(answer)} ${shape}`;
    site.answers.set(name, (site.answers.get(name) ?? 0) + 1);
  };
  const { call: made, answer } = await retry(async () => {
    const given = await phone.send({ ...what, key }).catch(() => ({ status: 0, body: undefined }));
    count(given);
    return given;
  }, patienceMs);
  (what.method === 'GET' ? site.calls.reads : site.calls.writes).push(made);
  if (made.ms > longMs)
    console.log(
      `    ${shape} took ${(made.ms / 1_000).toFixed(1)} s, ${made.tries} tries, ${answer.status} ${codeOf(answer)}`,
    );
  if (made.isDone) return { ...answer, how: 'done' };
  if (!allowed.includes(codeOf(answer))) site.refused.push(`${answer.status} ${codeOf(answer)} ${shape}`);
  const isRefused = answer.status >= 400 && answer.status < 500 && codeOf(answer) !== 'in_progress';
  return { ...answer, how: isRefused ? 'refused' : 'unknown' };
}

/** Like `want`, for a row that must then exist once. */
export async function write(
  site: Site,
  phone: Phone,
  kind: Kind,
  key: string,
  wanted: Wanted,
): Promise<Outcome> {
  const written = site.ledger.written[kind];
  const before = written.get(key);
  written.set(key, 'asked');
  const outcome = await want(site, phone, wanted);
  if (outcome.how === 'done') written.set(key, 'acknowledged');
  if (outcome.how === 'refused') written.set(key, before ?? 'refused');
  return outcome;
}

/** Like `want`, for a row that must then no longer exist. */
export async function takeBack(
  site: Site,
  phone: Phone,
  kind: Kind,
  key: string,
  wanted: Wanted,
): Promise<Outcome> {
  const written = site.ledger.written[kind];
  written.set(key, 'taking back');
  const outcome = await want(site, phone, wanted);
  if (outcome.how === 'done') written.set(key, 'taken back');
  if (outcome.how === 'refused') written.set(key, 'acknowledged');
  return outcome;
}

/** Like `want`, for a value that must then be stored. */
export async function change(
  site: Site,
  phone: Phone,
  [kind, key, value]: readonly [Change, number | string, string],
  wanted: Wanted,
): Promise<Outcome> {
  const values = site.ledger.changed[kind];
  const name = String(key);
  const [wasThere, before] = [values.has(name), values.get(name)];
  values.set(name, undefined);
  const outcome = await want(site, phone, wanted);
  if (outcome.how === 'done') values.set(name, value);
  if (outcome.how === 'refused') {
    if (wasThere) values.set(name, before);
    else values.delete(name);
  }
  return outcome;
}

export function noteOpen(site: Site, id: number): void {
  site.openJobs.push({ id, since: performance.now() });
  if (site.openJobs.length > known) site.openJobs.shift();
}

export function noteClosed(site: Site, id: number): void {
  const at = site.openJobs.findIndex((job) => job.id === id);
  if (at !== -1) site.openJobs.splice(at, 1);
}

export const oneOf = <Item>(items: readonly Item[]): Item | undefined =>
  items[Math.floor(Math.random() * items.length)];
