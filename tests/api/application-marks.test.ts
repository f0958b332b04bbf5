/** An employer's private star and note on an application (product 4.19). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Application } from '#contract/applications.ts';
import { type Hiring, openHiring } from '../support/hiring.ts';
import { type Person, startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let hiring: Hiring;
let person: Person;
let sent: Application;
beforeAll(async () => {
  server = await startServer({ isEmpty: true });
  hiring = await openHiring(server);
  person = await hiring.seeker();
  sent = await hiring.apply(person);
});
afterAll(() => server.close());

const mark = (body: unknown, as: Person | undefined = hiring.employer, id = sent.id) =>
  server.ask('PATCH', `/app/${id}`, { body, as });

test("star and note change independently, and are in the employer's lists and detail", async () => {
  expect((await mark({})).body).toMatchObject({ starred: false, note: null });
  expect(await mark({ starred: true })).toMatchObject({ status: 200, body: { starred: true, note: null } });
  expect((await mark({ note: '  Knows bread. ' })).body).toMatchObject({
    id: sent.id,
    starred: true,
    note: 'Knows bread.',
  });
  const marks = { starred: true, note: 'Knows bread.' };
  expect((await hiring.list(hiring.employer))[0]).toMatchObject(marks);
  expect((await server.ask('GET', `/app/${sent.id}`, { as: hiring.employer })).body).toMatchObject({
    application: marks,
  });
});

test('the applicant never sees them', async () => {
  await mark({ starred: true, note: 'Secret.' });
  await server.ask('POST', `/app/${sent.id}/message`, { as: hiring.employer, body: { text: 'Hello' } });
  const again = { as: person, body: { job_id: hiring.job_id } };
  const answers = [
    await server.ask('GET', '/app', { as: person }),
    await server.ask('GET', `/app/${sent.id}`, { as: person }),
    await server.ask('GET', `/app/${sent.id}/message`, { as: person }),
    await server.ask('POST', '/app', again),
  ];
  for (const { status, text } of answers) {
    expect(status).toBe(200);
    expect(text).not.toMatch(/starred|note|Secret/);
  }
});

test('a note has at most 2,000 characters', async () => {
  const note = 'ក'.repeat(2_000);
  expect(await mark({ note })).toMatchObject({ status: 200, body: { note } });
});

test.each(['', '   ', null])('the note %j is stored as no note', async (note) => {
  await mark({ note: 'Something' });
  expect((await mark({ note })).body).toMatchObject({ note: null });
});

test.each([{ starred: 'yes' }, { starred: null }, { note: 5 }, { note: 'x'.repeat(2_001) }])(
  '%j is invalid',
  async (body) => expect((await mark(body)).status).toBe(422),
);

test('only the employer of the job may set them', async () => {
  expect((await server.ask('PATCH', `/app/${sent.id}`, { body: { starred: true } })).status).toBe(401);
  expect((await mark({ starred: true }, person)).status).toBe(403);
  const other = await server.newcomer('employer');
  const [theirs, missing] = [
    await mark({ starred: true }, other),
    await mark({ starred: true }, other, 999_999),
  ];
  expect([theirs.status, theirs.text]).toEqual([404, missing.text]);
});
