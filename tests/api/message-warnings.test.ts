/** Warnings about messages, for their reader (product 3.18). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApplicationMessage } from '#contract/application-messages.ts';
import { type Hiring, openHiring } from '../support/hiring.ts';
import { type Person, startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let hiring: Hiring;
beforeAll(async () => {
  server = await startServer({ isEmpty: true });
  hiring = await openHiring(server);
});
afterAll(() => server.close());

const write = async (id: number, as: Person, text: string) =>
  (await server.ask('POST', `/app/${id}/message`, { as, body: { text } })).body as ApplicationMessage;
const warningsFor = async (id: number, as: Person) =>
  ((await server.ask('GET', `/app/${id}/message`, { as })).body as ApplicationMessage[]).map(
    ({ warnings }) => warnings,
  );

test('the reader of a message gets its warnings, the writer none; nothing is refused', async () => {
  const { id, person } = await hiring.applied();
  const sent = await write(id, hiring.employer, 'Send $20 to my ABA today so I can keep your place.');
  await write(id, hiring.employer, 'Tell me the OTP code you get by SMS.');
  expect(sent.warnings).toEqual([]);
  expect(await warningsFor(id, person)).toEqual([['fee'], ['code']]);
  expect(await warningsFor(id, hiring.employer)).toEqual([[], []]);
  await write(id, person, 'កុំឆាតនៅទីនេះ ឆាតមក Telegram 012345678');
  expect(await warningsFor(id, hiring.employer)).toEqual([[], [], ['leave']]);
});

test('an invitation is checked with its place; honest messages have none', async () => {
  const { id, person } = await hiring.applied();
  const at = new Date(server.clock().getTime() + 86_400_000).toISOString();
  const invite = (place: string, note: string) =>
    server.ask('POST', `/app/${id}/interview`, { as: hiring.employer, body: { at, place, note } });
  await invite('Street 271', 'Bring your ID card. You can call me on Telegram after the interview.');
  await invite('Write me on Telegram only, not here', '');
  expect(await warningsFor(id, person)).toEqual([[], ['leave']]);
});
