/** The real server on a fresh database with the demonstration data, called without a network. */
import { type FastifyInstance } from 'fastify';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { buildApp } from '#server/app.ts';
import { type Db } from '#server/database/connect.ts';
import { type Clock, dayMs, hourMs, minuteMs } from '#server/http/clock.ts';
import { demoPassword } from '#server/seed/fixtures.ts';
import { type Timeouts } from '#server/http/fastify/create-fastify.ts';
import { type Settings } from '#server/settings.ts';
import { assertContract } from './contract.ts';
import { freshDatabase } from './engines.ts';
import { watchQueries } from './watched-queries.ts';

export type Answer = {
  readonly status: number;
  // Tests check the shape by their assertions.
  readonly body: unknown;
  readonly text: string;
  readonly headers: Record<string, unknown>;
};

export type Asking = {
  /** Name of a demonstration account, logged in on first use; or a token. */
  readonly as?: string | { readonly token: string };
  readonly body?: unknown;
  /** Sent unchanged, in place of `body`. */
  readonly raw?: string;
  readonly headers?: Record<string, string>;
  readonly from?: string;
};

export type Person = { user_id: number; name: string; token: string; acc_type: string };

export type TestServer = {
  readonly app: FastifyInstance;
  readonly db: Db;
  /** The tables of each query that the server made, in order; a test may empty it. */
  readonly queries: string[][];
  readonly clock: Clock;
  /** Moves the server's clock, which otherwise stands still. */
  readonly later: (time: { days?: number; hours?: number; minutes?: number }) => void;
  /** Calls the API; throws if a success breaks the contract. */
  readonly ask: (method: 'GET' | 'POST' | 'PUT' | 'PATCH', path: string, asking?: Asking) => Promise<Answer>;
  /** Registers a new account. */
  readonly newcomer: (accType: 'employee' | 'employer') => Promise<Person>;
  readonly close: () => Promise<void>;
};

type Options = {
  readonly settings?: Partial<Settings>;
  readonly clientFolder?: string;
  readonly isEmpty?: boolean;
  readonly timeouts?: Timeouts;
  /** A running clock, in place of the default one that only moves by `later`. */
  readonly clock?: Clock;
  /** Off by default: no background work runs by itself. */
  readonly background?: boolean;
};

/** Default server settings of tests. */
export const quiet = {
  corsOrigins: ['https://localhost'],
  demoData: true,
  helpNumbers: [
    { number: '117', label: 'Police' },
    { number: '1297', label: 'Labour ministry' },
  ],
  keepApplicationsMonths: 12,
  logLevel: 'silent',
  metrics: false,
  publicUrl: undefined,
  rateLimit: false,
  trustProxy: false,
} as const;

/** Decompresses an answer for a client that asked for compression. */
function decoded(payload: Buffer, encoding: unknown): string {
  if (encoding === 'br') return brotliDecompressSync(payload).toString();
  if (encoding === 'gzip') return gunzipSync(payload).toString();
  return payload.toString();
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

export async function startServer({
  settings,
  clientFolder,
  isEmpty,
  timeouts,
  clock: given,
  background = false,
}: Options = {}): Promise<TestServer> {
  const database = await freshDatabase(isEmpty ? 'empty' : 'seeded');
  let now = Date.now();
  const clock = given ?? (() => new Date(now));
  const watched = watchQueries(database.db);
  const app = await buildApp({
    database: { ...database, db: watched.db },
    clock,
    // Tests that wait for a task do not wait for an idle server's next poll as well.
    background: background && { idlePollMs: 150 },
    settings: { ...quiet, ...settings },
    ...(clientFolder ? { clientFolder } : {}),
    ...(timeouts ? { timeouts } : {}),
  });
  const tokens = new Map<string, Promise<string>>();
  let newcomers = 0;

  async function tokenOf(name: string): Promise<string> {
    const { body } = await ask('POST', '/auth/login', { body: { name, password: demoPassword } });
    return (body as Person).token;
  }

  async function authorization(as: Asking['as']): Promise<Record<string, string>> {
    if (as === undefined) return {};
    if (typeof as === 'object') return { authorization: `BEARER ${as.token}` };
    const token = tokens.get(as) ?? tokenOf(as);
    tokens.set(as, token);
    return { authorization: `BEARER ${await token}` };
  }

  const ask: TestServer['ask'] = async (method, path, { as, body, raw, headers, from } = {}) => {
    const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const answer = await app.inject({
      method,
      url: `/api${path}`,
      headers: {
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
        ...(await authorization(as)),
        ...headers,
      },
      ...(payload === undefined ? {} : { payload }),
      ...(from === undefined ? {} : { remoteAddress: from }),
    });
    const text = decoded(answer.rawPayload, answer.headers['content-encoding']);
    const read = { status: answer.statusCode, body: parsed(text), text, headers: answer.headers };
    if ([200, 201].includes(read.status)) assertContract(method, path, read.body, text);
    return read;
  };

  return {
    app,
    db: database.db,
    clock,
    queries: watched.queries,
    ask,
    later: ({ days = 0, hours = 0, minutes = 0 }) => {
      now += days * dayMs + hours * hourMs + minutes * minuteMs;
    },
    async newcomer(accType) {
      newcomers += 1;
      const person = { name: `newcomer ${newcomers}`, password: demoPassword, accType };
      return (await ask('POST', '/auth/register', { body: person })).body as Person;
    },
    async close() {
      await app.close();
      await database.remove();
    },
  };
}
