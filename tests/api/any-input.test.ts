/** Random input to every call: never a server error, always the agreed shape. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Endpoint } from '#contract/endpoint.ts';
import { failureBody } from '#contract/failure-codes.ts';
import { endpoints } from '../support/endpoints.ts';
import { cvOfDara, posting } from '../support/samples.ts';
import { startServer, type Answer, type Person, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let people: [guest: undefined, seeker: Person, employer: Person];
beforeAll(async () => {
  server = await startServer();
  await renewPeople();
});
afterAll(() => server.close());

async function renewPeople(): Promise<void> {
  people = [undefined, await server.newcomer('employee'), await server.newcomer('employer')];
  await server.ask('POST', '/cv', { as: people[1], body: cvOfDara });
}
/** Random calls may log someone out, or delete the account. */
async function areLoggedIn(): Promise<boolean> {
  const [, ...both] = people;
  const answers = await Promise.all(both.map((as) => server.ask('GET', '/notice/count', { as })));
  return answers.every(({ status }) => status === 200);
}

/** Any string, including lone surrogates and NUL. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('', ' ', '\u0000', '\ud800', 'ខ្មែរ', '%', "'; drop table users; --", '9'.repeat(30)),
);
const anyValue = fc.oneof(
  anyText,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(anyText, { maxLength: 8 }),
  fc.jsonValue({ maxDepth: 3 }),
);
const anyId = fc
  .oneof(
    fc.integer({ min: -2, max: 200 }).map(String),
    anyText,
    fc.constantFrom('9007199254740993', '2147483648'),
  )
  // An empty segment or dots would be another path, not an id.
  .map((id) => (/^[.]*$/.test(id) ? '0' : id));

/** A valid body for each call that takes one: with one field broken, validation gets further. */
const sound: Record<string, object> = {
  'POST /job': posting,
  'POST /cv': cvOfDara,
  'PUT /cv': cvOfDara,
  'POST /app': { job_id: 5 },
  'PUT /app/:id': { status: 'accepted', message: 'Yes' },
  'POST /message': { email: 'a@example.com', text: 'Hello', name: '' },
  'POST /auth/login': { name: 'dara', password: 'karngea-demo' },
  'POST /auth/register': { name: 'anybody', password: 'karngea-demo', accType: 'employee' },
  'PUT /auth/updatePW': { password: 'karngea-demo' },
  'POST /user/profileInfo': { profession: 'Cook', email: 'a@example.com', date_of_birth: '2000-01-01' },
};

function anyBody(endpoint: Endpoint): fc.Arbitrary<unknown> {
  const good = sound[`${endpoint.method} ${endpoint.path}`] ?? {};
  const keys = Object.keys(good);
  const changed = fc
    .tuple(fc.constantFrom(...(keys.length > 0 ? keys : ['x'])), anyValue)
    .map(([key, value]) => ({ ...good, [key]: value }));
  return fc.oneof(
    { weight: 3, arbitrary: changed },
    { weight: 1, arbitrary: anyValue },
    { weight: 1, arbitrary: fc.constant(good) },
  );
}

const anyQuery = fc
  .dictionary(
    fc.constantFrom('page', 'keyword', 'industry', 'level', 'category', 'job_type', 'location', 'sort', 'x'),
    anyText,
  )
  .map((values) =>
    Object.entries(values)
      .map(([name, value]) => `${name}=${encodeSafely(value)}`)
      .join('&'),
  );
const rawQuery = fc.string({ maxLength: 30 }).map((text) => text.replace(/[#\s]/g, ''));

/** What an HTTP library accepts in a header: no line breaks, one byte a character. */
const anyHeader = fc.oneof(
  fc.string({ unit: 'grapheme-ascii', maxLength: 60 }),
  fc.string({
    unit: fc.integer({ min: 0x21, max: 0xff }).map((sign) => String.fromCharCode(sign)),
    maxLength: 40,
  }),
  fc.constantFrom(
    '',
    'BEARER',
    'BEARER \u0000',
    '*',
    'W/"',
    'br;q=0',
    'application/json',
    'text/plain',
    '-1',
    'null',
  ),
);
const anyHeaders = fc.dictionary(
  fc.constantFrom(
    'authorization',
    'content-type',
    'idempotency-key',
    'if-match',
    'if-none-match',
    'accept-encoding',
    'origin',
    'x-forwarded-for',
    'accept-language',
    'range',
    'cookie',
  ),
  anyHeader,
  { maxKeys: 3 },
);
/** Bodies that are not necessarily JSON. */
const anyRaw = fc.oneof(
  anyText,
  fc.json(),
  fc.constantFrom(
    '',
    '{',
    'null',
    '[[[[',
    '{"__proto__":{"x":1}}',
    `{"a":${'9'.repeat(400)}}`,
    '{"a":1,"a":2}',
  ),
);

/** encodeURIComponent throws on lone surrogates. */
const encodeSafely = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));

function check(endpoint: Endpoint, answer: Answer): void {
  expect(answer.status, answer.text).toBeLessThan(500);
  if (answer.status >= 400) {
    const isEmpty = endpoint.missing === 'empty' && answer.status === 404;
    expect(isEmpty ? answer.body : z.safeParse(failureBody, answer.body).success).toEqual(
      isEmpty ? {} : true,
    );
  } else if (![204, 304].includes(answer.status)) {
    expect([endpoint.status, endpoint.repeatStatus]).toContain(answer.status);
    // `ask` has checked the others.
    if (![200, 201].includes(answer.status))
      expect(z.safeParse(endpoint.reply, answer.body).success).toBe(true);
  }
}

/** The inputs are random: each day tries others, and the night tries more. */
const isNightly = process.env['NIGHTLY'] === '1';
/** Hashing passwords is slow on purpose, and a GET has no body to break. */
function runsOf({ method, path }: Endpoint): number {
  if (path.startsWith('/auth')) return 10;
  if (isNightly) return 40;
  return method === 'GET' ? 10 : 15;
}

describe.each(endpoints.map((endpoint) => [endpoint.method, endpoint.path, endpoint] as const))(
  '%s %s',
  (method, path, endpoint) => {
    beforeAll(async () => {
      if (!(await areLoggedIn())) await renewPeople();
    });

    test('survives any id, query and body from anyone', async () => {
      await fc.assert(
        fc.asyncProperty(
          anyId,
          fc.oneof(anyQuery, rawQuery),
          anyBody(endpoint),
          fc.integer({ min: 0, max: 2 }),
          async (id, query, body, who) => {
            const as = people[who];
            const address = `${path.replace(/:\w+/, encodeSafely(id))}?${query}`;
            const answer = await server.ask(method, address, {
              ...(as ? { as } : {}),
              ...(method === 'GET' ? {} : { body }),
            });
            check(endpoint, answer);
          },
        ),
        { numRuns: runsOf(endpoint) },
      );
    });

    test('survives any headers and any bytes as a body', async () => {
      await fc.assert(
        fc.asyncProperty(anyHeaders, anyRaw, fc.integer({ min: 0, max: 2 }), async (headers, raw, who) => {
          const as = people[who];
          const answer = await server.ask(method, path.replace(/:\w+/, '1'), {
            ...(as ? { as } : {}),
            raw,
            headers,
          });
          check(endpoint, answer);
        }),
        { numRuns: runsOf(endpoint), examples: [[{ 'accept-encoding': '*' }, '', 0]] },
      );
    });
  },
);
