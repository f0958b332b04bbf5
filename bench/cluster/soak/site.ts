/** The site as the people of a run share it: what they know of each other, and what became of their wishes. */
import { randomUUID } from 'node:crypto';
import { type PushService } from '../../../tests/support/push-service.ts';
import { isSuccess, wish, type Answered, type Wish } from '../wish.ts';
import { type Change, type Kind, type Ledger } from './ledger.ts';
import { type Phone, type Sent } from './phone.ts';

export type OpenJob = { readonly id: number; readonly since: number };

export type Site = {
  readonly address: string;
  readonly push: PushService;
  readonly ledger: Ledger;
  /** Of reads and of writes. */
  readonly wishes: { readonly reads: Wish[]; readonly writes: Wish[] };
  /** How often a try had which answer that is no success. */
  readonly answers: Map<string, number>;
  /** Wishes that were given up or refused, where nothing that people did is the reason. */
  readonly refused: string[];
  /** Of the people of the run, the newest last. */
  readonly openJobs: OpenJob[];
  /** The people who are told on their phones: by their id the address of the phone. */
  readonly told: Map<number, string>;
  /** Which day of the week it is, from 0 on. */
  day: number;
};

/** Longer than the longest time without a primary. */
const patienceMs = 120_000;
/** What takes longer than any recovery is told at once. */
const longMs = 40_000;
/** Jobs that people know of. */
const known = 400;

/** Ids and words are not told apart. */
const shapeOf = (path: string): string => path.replace(/\?.*/, '').replace(/\d+/g, 'N');
const codeOf = ({ body }: Answered): string => (body as { code?: string } | undefined)?.code ?? '';

export type Wanted = Omit<Sent, 'key'> & {
  /** It is sent with a key, the same each time. */
  readonly isOnce?: boolean;
  /** Refusals for which others may have given a reason. */
  readonly allowed?: readonly string[];
};

export type Outcome = Answered & { readonly how: 'done' | 'refused' | 'unknown' };

/** Asks until there is an answer that counts. */
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
  const { wish: wished, answer } = await wish(async () => {
    const given = await phone.send({ ...what, key }).catch(() => ({ status: 0, body: undefined }));
    count(given);
    return given;
  }, patienceMs);
  (what.method === 'GET' ? site.wishes.reads : site.wishes.writes).push(wished);
  if (wished.ms > longMs)
    console.log(
      `    ${shape} took ${(wished.ms / 1_000).toFixed(1)} s, ${wished.tries} tries, ${answer.status} ${codeOf(answer)}`,
    );
  if (wished.isDone) return { ...answer, how: 'done' };
  if (!allowed.includes(codeOf(answer))) site.refused.push(`${answer.status} ${codeOf(answer)} ${shape}`);
  const isRefused = answer.status >= 400 && answer.status < 500 && codeOf(answer) !== 'in_progress';
  return { ...answer, how: isRefused ? 'refused' : 'unknown' };
}

/** As `want`, of something that is to be there once. */
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

/** As `want`, of something that is to be there no more. */
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

/** As `want`, of something that is to be so from now on. */
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
