/** Messages between applicant and employer (product 3.18, 4.19, 7.19). */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ApplicationMessage } from '#contract/application-messages.ts';
import { messagesPerThread, messagesShown } from '#contract/limits.ts';
import { type Notice } from '#contract/notices.ts';
import { rules } from '#server/http/limits/rules.ts';
import { type Hiring, noticesOf, startHiring } from '../support/hiring.ts';
import { lowerLimits } from '../support/lower-limits.ts';
import { cvOfDara, posting, uuid } from '../support/samples.ts';
import { type Person, startServer, type TestServer } from '../support/test-server.ts';

lowerLimits({ applicationMessage: 20 });
let server: TestServer;
let hiring: Hiring;
let employer: Person;
beforeAll(async () => {
  ({ server, hiring, employer } = await startHiring());
});
afterAll(() => server.close());

const write = (id: number, as: Person | undefined, text: unknown, key?: number) =>
  server.ask('POST', `/app/${id}/message`, {
    body: { text },
    ...(as ? { as } : {}),
    headers: key === undefined ? {} : { 'idempotency-key': uuid(key) },
  });
const read = async (id: number, as: Person) =>
  (await server.ask('GET', `/app/${id}/message`, { as })).body as ApplicationMessage[];
const unread = async (id: number, as: Person) => (await hiring.list(as)).find((one) => one.id === id)?.unread;

test('a conversation has a maximum of messages', async () => {
  const { id, person } = await hiring.applied();
  await sql`
    insert into application_messages (application_id, from_employer, text, at, read_at)
    select ${id}, n % 2 = 0, 'Hello', now(), now() from generate_series(2, ${messagesPerThread}::int) n`.execute(
    server.db,
  );
  expect((await write(id, employer, 'The last one')).status).toBe(201);
  for (const as of [employer, person])
    expect(await write(id, as, 'One too many')).toMatchObject({
      status: 409,
      body: { code: 'thread_full', message: 'This conversation is full.' },
    });
  const invitation = { at: new Date(server.clock().getTime() + 86_400_000).toISOString(), place: 'Here' };
  const invited = await server.ask('POST', `/app/${id}/interview`, { as: employer, body: invitation });
  expect(invited).toMatchObject({ status: 409, body: { code: 'thread_full' } });
});

describe('writing', () => {
  test('returns the message, which both sides read, oldest first', async () => {
    const { person, id } = await hiring.applied();
    const at = server.clock().toISOString();
    const first = await write(id, employer, '  Can you come?\nOn Monday. ');
    expect(first).toMatchObject({ status: 201 });
    expect(first.body).toEqual({
      id: expect.any(Number),
      from: 'employer',
      text: 'Can you come?\nOn Monday.',
      at,
      read_at: null,
      interview: null,
      warnings: [],
    });
    const { body } = await write(id, person, 'Yes.');
    expect(body).toMatchObject({ from: 'employee', text: 'Yes.' });
    for (const as of [person, employer])
      expect((await read(id, as)).map(({ text }) => text)).toEqual(['Can you come?\nOn Monday.', 'Yes.']);
  });

  test('is possible for the applicant once the employer has written or accepted', async () => {
    const [one, other, third] = [await hiring.applied(), await hiring.applied(), await hiring.applied()];
    expect(await write(one.id, one.person, 'Hello')).toMatchObject({
      status: 403,
      body: { code: 'not_yet' },
    });
    const decide = (id: number, status: string) =>
      server.ask('PUT', `/app/${id}`, { as: employer, body: { status, message: 'Answer' } });
    await decide(one.id, 'accepted');
    expect((await write(one.id, one.person, 'Hello')).status).toBe(201);
    await decide(other.id, 'rejected');
    expect((await write(other.id, other.person, 'Hello')).status).toBe(403);
    await write(third.id, employer, 'Hello');
    expect((await write(third.id, third.person, 'Hello')).status).toBe(201);
  });

  test.each([undefined, '', '  \u200b', 5, 'x'.repeat(4_001), 'nul \u0000'])(
    'the text %j is invalid',
    async (text) => {
      const { id } = await hiring.applied();
      expect(await write(id, employer, text)).toMatchObject({
        status: 422,
        body: { fields: { text: expect.any(String) as string } },
      });
    },
  );

  test.each(['x', 'x'.repeat(4_000)])('the text %j is valid (case %#)', async (text) => {
    const { id } = await hiring.applied();
    expect(await write(id, employer, text)).toMatchObject({ status: 201, body: { text } });
  });

  test('twice with the same key sends one message, for either side', async () => {
    const { person, id } = await hiring.applied();
    for (const [at, as] of [employer, person].entries()) {
      const [first, again] = [await write(id, as, 'Once', 1), await write(id, as, 'Once', 1)];
      expect([first.status, again.status, again.text]).toEqual([201, 201, first.text]);
      expect(await read(id, employer)).toHaveLength(at + 1);
    }
  });

  test('notifies the other side once for each message, with the name that they know', async () => {
    const { person, id } = await hiring.applied();
    await server.ask('PUT', '/company/mine', {
      as: employer,
      body: { name: 'Bread House', name_km: 'ផ្ទះនំ' },
    });
    await write(id, employer, 'One');
    await write(id, person, 'Two');
    const { first_name, last_name } = cvOfDara.user_info;
    const messages = async (as: Person) =>
      (await noticesOf(server, as)).filter((one) => one.kind === 'message' && one.application_id === id);
    const notice = { kind: 'message', application_id: id, job_id: hiring.job_id, job_name: posting.name };
    const bare = { ...notice, text: null, search_id: null };
    expect(await messages(person)).toEqual([{ ...bare, person: 'Bread House' }]);
    expect(await messages(employer)).toEqual([{ ...bare, person: `${first_name} ${last_name}` }]);
    const inKhmer = async (as: Person) =>
      ((await server.ask('GET', '/notice', { as })).body as Notice[])[0]?.person_km;
    expect(await inKhmer(person)).toBe('ផ្ទះនំ');
    expect(await inKhmer(employer)).toBe(`${last_name} ${first_name}`);
  });

  test('is limited per hour', async () => {
    const limited = await startServer({ isEmpty: true, settings: { rateLimit: true } });
    const as = await limited.newcomer('employer');
    const call = () => limited.ask('POST', '/app/1/message', { as, body: { text: 'Hello' } });
    // One after the other: a busy machine would refuse many concurrent calls for other reasons.
    for (let made = 0; made < rules.applicationMessage.points; made += 1)
      expect((await call()).status).toBe(404);
    expect(await call()).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    await limited.close();
  });
});

describe('reading', () => {
  test("marks the other side's messages as read, for both to see", async () => {
    const { person, id } = await hiring.applied();
    await write(id, employer, 'One');
    await write(id, employer, 'Two');
    expect([await unread(id, person), await unread(id, employer)]).toEqual([2, 0]);
    await read(id, employer);
    expect(await unread(id, person)).toBe(2);
    server.later({ minutes: 5 });
    const at = server.clock().toISOString();
    expect((await read(id, person)).map(({ read_at }) => read_at)).toEqual([at, at]);
    server.later({ minutes: 5 });
    expect((await read(id, employer)).map(({ read_at }) => read_at)).toEqual([at, at]);
    expect(await unread(id, person)).toBe(0);
    await write(id, person, 'Three');
    expect([await unread(id, person), await unread(id, employer)]).toEqual([0, 1]);
  });

  test('works on a full disk', async () => {
    const { person, id } = await hiring.applied();
    await write(id, employer, 'One');
    await sql`create function full_disk() returns trigger language plpgsql as $$
      begin raise exception 'disk full' using errcode = '53100'; end $$`.execute(server.db);
    await sql`create trigger full_disk before update on application_messages
      for each row execute function full_disk()`.execute(server.db);
    expect(await read(id, person)).toMatchObject([{ text: 'One', read_at: null }]);
    await sql`drop trigger full_disk on application_messages`.execute(server.db);
  });

  test('returns the last 500', async () => {
    const { person, id } = await hiring.applied();
    await sql`insert into application_messages (application_id, from_employer, text)
      select ${id}::bigint, true, n::text from generate_series(1, ${messagesShown + 1}::int) n`.execute(
      server.db,
    );
    const seen = await read(id, person);
    expect([seen.length, seen[0]?.text, seen.at(-1)?.text]).toEqual([messagesShown, '2', '501']);
    expect(await unread(id, person)).toBe(0);
  });
});

test('other users can neither read nor write, and get the same answer as for a missing thread', async () => {
  const { id } = await hiring.applied();
  await write(id, employer, 'Between us');
  expect((await server.ask('GET', `/app/${id}/message`)).status).toBe(401);
  expect((await write(id, undefined, 'Hello')).status).toBe(401);
  for (const type of ['employee', 'employer'] as const) {
    const as = await server.newcomer(type);
    const [theirs, missing] = [await write(id, as, 'Hello'), await write(999_999, as, 'Hello')];
    expect([theirs.status, theirs.text]).toEqual([404, missing.text]);
    expect((await server.ask('GET', `/app/${id}/message`, { as })).status).toBe(404);
  }
});
