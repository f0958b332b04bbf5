/**
 * Whether response times reveal that a name has an account (product 7.2, 7.35): calls with an existing name and with a
 * missing one, in random order, compared by Welch's t-test.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cumulativeStdNormalProbability, mean, medianSorted, sampleVariance } from 'simple-statistics';
import { type User } from '#contract/sessions.ts';
import { call } from '../tests/support/http-client.ts';
import { createPostgresServer } from '../tests/support/postgres-server.ts';
import { startProcess } from '../tests/support/server-process.ts';
import { bundlePrograms } from '../tests/support/server-programs.ts';
import { startSmsGateway } from '../tests/support/sms-gateway.ts';

const password = 'a-long-enough-password';
const phone = '012345678';
/** Warm-up calls that do not count: code is compiled, connections are opened. */
const warmUp = 20;
/** Below this p value the two differ. */
const significance = 0.01;

type Names = { readonly known: string; readonly unknown: string };
type Case = {
  readonly path: string;
  readonly body: (name: string) => object;
  /** Run before each call, for either name, and not measured. */
  readonly before?: (names: Names) => Promise<unknown>;
};

/** Names of equal length, so that nothing else differs. */
const names: Names = { known: 'somebody-known', unknown: 'nobody-at-all1' };

function casesAt(address: string): Readonly<Record<string, Case>> {
  const recover = (code: string) => ({
    path: '/auth/recover',
    body: (name: string) => ({ name, code, password: 'another-long-password' }),
  });
  return {
    'log-in, wrong password': {
      path: '/auth/login',
      body: (name) => ({ name, password: 'not-this-password' }),
    },
    'recovery, wrong code': recover('AAAAA-BBBBB'),
    'recovery, wrong SMS code': {
      ...recover('000000'),
      // Five attempts invalidate a code, so make a new one each time.
      before: ({ known }) => call(address, 'POST', '/auth/recoverByPhone', { body: { name: known } }),
    },
    'asking for an SMS': { path: '/auth/recoverByPhone', body: (name) => ({ name }) },
  };
}

/** An account with recovery codes and a confirmed phone, so that every check has data. */
async function makeKnown(address: string, codes: (to: string) => string[]): Promise<void> {
  const account = { name: names.known, password, accType: 'employee' };
  const { token } = (await call(address, 'POST', '/auth/register', { body: account })).body as User;
  await call(address, 'POST', '/auth/codes', { token, body: { currentPassword: password } });
  await call(address, 'POST', '/user/phone', { token, body: { phone } });
  const code = codes(`+855${phone.slice(1)}`).at(-1);
  const { status } = await call(address, 'POST', '/user/phone/confirm', { token, body: { code } });
  if (status !== 200) throw new Error('the phone was not confirmed');
}

/** The milliseconds of `count` calls for each of two names. */
async function time(address: string, { path, body, before }: Case, count: number) {
  const taken: Record<keyof Names, number[]> = { known: [], unknown: [] };
  const left = [
    ...Array<keyof Names>(count + warmUp).fill('known'),
    ...Array<keyof Names>(count + warmUp).fill('unknown'),
  ];
  while (left.length > 0) {
    const [which] = left.splice(Math.floor(Math.random() * left.length), 1) as [keyof Names];
    await before?.(names);
    const began = performance.now();
    await call(address, 'POST', path, { body: body(names[which]) });
    taken[which].push(performance.now() - began);
  }
  return { known: taken.known.slice(warmUp), unknown: taken.unknown.slice(warmUp) };
}

/** With hundreds of calls Student's distribution is practically the normal one. */
function chanceOfTheSame(one: readonly number[], other: readonly number[]): number {
  const ofMean = (values: readonly number[]) => sampleVariance([...values]) / values.length;
  const difference = Math.abs(mean([...one]) - mean([...other]));
  return 2 * (1 - cumulativeStdNormalProbability(difference / Math.sqrt(ofMean(one) + ofMean(other))));
}

const middle = (values: readonly number[]): string =>
  medianSorted(values.toSorted((a, b) => a - b)).toFixed(2);

async function onEngine(engine: string, count: number): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'karngea-bench-'));
  const postgres = engine === 'postgres' ? await createPostgresServer() : undefined;
  await postgres?.start();
  const gateway = await startSmsGateway();
  const server = startProcess({
    ...(postgres ? { DATABASE_URL: postgres.url('postgres') } : { DATA_DIR: folder }),
    PORT: '0',
    RATE_LIMIT: '0',
    SMS_URL: gateway.url,
  });
  try {
    const address = await server.address;
    if (address === undefined) throw new Error(server.errors());
    await makeKnown(address, gateway.codes);
    let isSame = true;
    for (const [name, each] of Object.entries(casesAt(address))) {
      const { known, unknown } = await time(address, each, count);
      const chance = chanceOfTheSame(known, unknown);
      isSame &&= chance > significance;
      console.log(
        `${engine}, ${name}: ${middle(known)} ms with an account, ${middle(unknown)} ms without (medians of ${count}), p ${chance.toFixed(3)}${chance > significance ? '' : ' (they differ)'}`,
      );
    }
    return isSame;
  } finally {
    server.signal('SIGTERM');
    await server.exit;
    gateway.close();
    await postgres?.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Options = { readonly calls: number; readonly engines: readonly string[] };

export async function benchNameTiming({ calls, engines }: Options): Promise<void> {
  await bundlePrograms();
  for (const engine of engines) if (!(await onEngine(engine, calls))) process.exitCode = 1;
}
