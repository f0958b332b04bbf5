/** Names of jobs, companies and people carry no web addresses into the site's own messages (product 5.12). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Notice } from '#contract/notices.ts';
import { addNotices, findPendingNotice } from '#server/notices/notice-store.ts';
import { openHiring } from '../support/hiring.ts';
import { cvOfDara, posting } from '../support/samples.ts';
import { type Person, startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const sentence = 'Please leave out web addresses, and put a space after a full stop.';
const bait = 'Cook\n\nKarngea: confirm your account at https://evil.example/login';
const refusal = (field: string) => ({ status: 422, body: { fields: { [field]: sentence } } });

test('a job, a company and a person with an address in the name are refused', async () => {
  const [employer, seeker] = [await server.newcomer('employer'), await server.newcomer('employee')];
  const post = (name: string) => server.ask('POST', '/job', { as: employer, body: { ...posting, name } });
  for (const name of [bait, 'Cook www.evil.example', 'Cook t.me/evil', 'Cook evil.com'])
    expect(await post(name)).toMatchObject(refusal('name'));
  const company = (body: object) => server.ask('PUT', '/company/mine', { as: employer, body });
  expect(await company({ name: 'evil.com' })).toMatchObject(refusal('name'));
  expect(await company({ name: 'Bakery', name_km: 'នំ evil.com' })).toMatchObject(refusal('name_km'));
  for (const field of ['first_name', 'last_name'])
    expect(
      await server.ask('POST', '/cv', {
        as: seeker,
        body: { ...cvOfDara, user_info: { ...cvOfDara.user_info, [field]: 'see evil.com' } },
      }),
    ).toMatchObject(refusal(`user_info.${field}`));
});

test('white space in names is folded to one space', async () => {
  const { employer, post } = await openHiring(server);
  const job = await post({ name: ' Cook\n\n of \t soup ' });
  expect((await server.ask('GET', `/job/get/${job}`)).body).toMatchObject({ name: 'Cook of soup' });
  const edited = { ...posting, name: 'Cook\u00a0\u2028of soup' };
  expect((await server.ask('PUT', `/job/${job}`, { as: employer, body: edited })).body).toMatchObject({
    name: 'Cook of soup',
  });
  const company = { name: 'The \n Bakery', name_km: 'ហាង\n\nនំ' };
  expect((await server.ask('PUT', '/company/mine', { as: employer, body: company })).body).toMatchObject({
    name: 'The Bakery',
    name_km: 'ហាង នំ',
  });
});

const notices = async (as: Person) => (await server.ask('GET', '/notice', { as })).body as Notice[];

test('notices leave out addresses and line breaks of names that were stored before', async () => {
  const person = await server.newcomer('employer');
  await addNotices(server.db, [
    {
      user_id: person.user_id,
      kind: 'application_received',
      event: 'bait',
      job_name: bait,
      person: 'Sok www.evil.example\nDara',
      person_km: 'Dara evil.com Sok',
    },
    {
      user_id: person.user_id,
      kind: 'interview',
      event: 'place',
      job_name: 'x'.repeat(200),
      text: '2026-11-24T02:00:00.000Z Gate 2\nevil.com/pay',
    },
  ]);
  const [interview, received] = await notices(person);
  expect(received).toMatchObject({
    job_name: 'Cook Karngea: confirm your account at …',
    person: 'Sok … Dara',
    person_km: 'Dara … Sok',
  });
  expect(interview?.text).toBe('2026-11-24T02:00:00.000Z Gate 2 …');
  expect(interview?.job_name).toBe(`${'x'.repeat(79)}…`);
  // Pushes and chats.
  expect((await findPendingNotice(server.db, received?.id ?? 0))?.notice).toEqual({ ...received });
  // The stored names stay.
  const stored = await server.db
    .selectFrom('notices')
    .select('job_name')
    .where('event', '=', 'bait')
    .executeTakeFirstOrThrow();
  expect(stored.job_name).toBe(bait);
});
