/** What a new password and a recovery end: whatever another session added to the account recently (product 7.2). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CvLink } from '#contract/cv-links.ts';
import { type SecurityEvent } from '#contract/security-events.ts';
import { newRecoveryCode, storeOperatorCode } from '#server/accounts/recovery-code-store.ts';
import { runHousekeeping } from '#server/housekeeping.ts';
import { demoPassword } from '#server/seed/fixtures.ts';
import { cvOfDara } from '../support/samples.ts';
import { type SmsGateway, startSmsGateway } from '../support/sms-gateway.ts';
import { startTelegram, type Telegram } from '../support/telegram-double.ts';
import { type Person, startServer, type TestServer } from '../support/test-server.ts';

const token = '123456:AAtest-token';
let server: TestServer;
let sms: SmsGateway;
let telegram: Telegram;
beforeAll(async () => {
  [sms, telegram] = await Promise.all([startSmsGateway(), startTelegram(token)]);
  server = await startServer({
    isEmpty: true,
    background: true,
    settings: { smsUrl: sms.url, telegramToken: token, telegramApi: telegram.api },
  });
});
afterAll(async () => {
  await server.close();
  sms.close();
  telegram.close();
});

const newPassword = 'my new password';
const post = (path: string, as: Person | undefined, body: object) =>
  server.ask('POST', path, as ? { as, body } : { body });

async function logIn({ name }: Person, password = demoPassword): Promise<Person> {
  return (await post('/auth/login', undefined, { name, password })).body as Person;
}
async function makeCodes(as: Person, currentPassword = demoPassword): Promise<string[]> {
  server.later({ minutes: 1 });
  const { body } = await post('/auth/codes', as, { currentPassword });
  return (body as { codes: string[] }).codes;
}
let numbers = 0;
async function addPhone(as: Person): Promise<string> {
  const phone = `+8551255${String((numbers += 1)).padStart(4, '0')}`;
  await post('/user/phone', as, { phone, currentPassword: demoPassword });
  expect((await post('/user/phone/confirm', as, { code: sms.codes(phone).at(-1) })).status).toBe(200);
  return phone;
}
let chats = 7_000_000_000;
async function linkChat(as: Person): Promise<void> {
  const { body } = await post('/telegram/link', as, {});
  telegram.write(`/start ${(body as { url: string }).url.split('=')[1]}`, (chats += 1));
  const linked = () =>
    server.db.selectFrom('telegram_chats').select('user_id').where('chat_id', '=', chats).execute();
  await expect.poll(linked, { timeout: 20_000 }).toHaveLength(1);
}
const makeLink = async (as: Person) =>
  ((await post('/cv/links', as, { days: null })).body as CvLink & { token: string }).token;

async function seeker(): Promise<Person> {
  const person = await server.newcomer('employee');
  await post('/cv', person, cvOfDara);
  return person;
}
/** Adds everything to the account. */
async function addAll(as: Person) {
  const codes = await makeCodes(as);
  await addPhone(as);
  await linkChat(as);
  return { codes, link: await makeLink(as) };
}

const account = async (as: Person) => (await server.ask('GET', '/user/account', { as })).body;
const change = (as: Person, more: object = {}) =>
  server.ask('PUT', '/auth/updatePW', {
    as,
    body: { password: newPassword, currentPassword: demoPassword, ...more },
  });
const recover = ({ name }: Person, code: string | undefined) =>
  post('/auth/recover', undefined, { name, code, password: 'my newest password' });
const opens = async (link: string) => (await post('/cv/shared', undefined, { token: link })).status;
const nothing = { codes_left: 0, phone: null, telegram: { linked: false }, cv_links: 0 };
const everything = {
  codes_left: 8,
  phone_confirmed: true,
  telegram: { linked: true },
  cv_links: 1,
};

test('a new password ends codes, number, chat and links that another session added', async () => {
  const owner = await seeker();
  const { codes, link } = await addAll(await logIn(owner));
  expect(await account(owner)).toMatchObject(everything);
  expect((await change(owner)).status).toBe(200);
  expect(await account(owner)).toMatchObject(nothing);
  expect((await recover(owner, codes[0])).status).toBe(401);
  expect(await opens(link)).toBe(404);
});

test('a link to the bot that another session made does not link a chat afterwards', async () => {
  const owner = await seeker();
  await post('/telegram/link', await logIn(owner), {});
  await change(owner);
  expect(
    await server.db.selectFrom('telegram_codes').selectAll().where('user_id', '=', owner.user_id).execute(),
  ).toEqual([]);
});

test('what the same session added stays, also after its token was renewed', async () => {
  const owner = await seeker();
  const { codes, link } = await addAll(owner);
  const { body } = await change(owner, { renew: true });
  const renewed = { ...owner, token: (body as { token: string }).token };
  expect(await account(renewed)).toMatchObject(everything);
  await change(renewed, { currentPassword: newPassword });
  expect(await account(renewed)).toMatchObject(everything);
  expect(await opens(link)).toBe(200);
  expect((await recover(owner, codes[0])).status).toBe(200);
});

test('what was added more than 72 hours ago stays, unless the password form ends it', async () => {
  const owner = await seeker();
  const { link } = await addAll(await logIn(owner));
  server.later({ hours: 73 });
  await change(owner);
  expect(await account(owner)).toMatchObject(everything);
  await change(owner, { currentPassword: newPassword, endOtherWays: true });
  expect(await account(owner)).toMatchObject(nothing);
  expect(await opens(link)).toBe(404);
});

test('a recovery ends what was added recently, except the set of the code that was used', async () => {
  const owner = await seeker();
  const { codes, link } = await addAll(await logIn(owner));
  const back = (await recover(owner, codes[0])).body as Person;
  expect(await account(back)).toMatchObject({ ...nothing, codes_left: 7 });
  expect(await opens(link)).toBe(404);
});

test('a recovery by SMS ends what was added recently, except the number', async () => {
  const owner = await seeker();
  const phone = await addPhone(owner);
  await makeCodes(owner);
  await post('/auth/recoverByPhone', undefined, { name: owner.name });
  await expect.poll(() => sms.codes(phone).length, { timeout: 15_000 }).toBe(2);
  const back = (await recover(owner, sms.codes(phone).at(-1))).body as Person;
  expect(await account(back)).toMatchObject({ ...nothing, phone });
});

test('codes that another session replaced work for 72 hours longer', async () => {
  const owner = await seeker();
  const [owned = '', second] = await makeCodes(owner);
  const thief = await logIn(owner);
  const [stolen] = await makeCodes(thief);
  expect(await account(owner)).toMatchObject({ codes_left: 8 });
  const back = (await recover(owner, owned)).body as Person;
  // The set of the used code counts again; the newer one ended.
  expect(await account(back)).toMatchObject({ codes_left: 7 });
  expect((await recover(owner, stolen)).status).toBe(401);
  expect((await recover(owner, second)).status).toBe(200);
});

test('a new password that ends the newest codes makes the replaced ones count again, also after 72 hours', async () => {
  const owner = await seeker();
  const [code] = await makeCodes(owner);
  server.later({ hours: 80 });
  await makeCodes(await logIn(owner));
  await change(owner);
  expect(await account(owner)).toMatchObject({ codes_left: 8 });
  server.later({ hours: 80 });
  expect((await recover(owner, code)).status).toBe(200);
});

test('replaced codes end after 72 hours, and housekeeping deletes them', async () => {
  const owner = await seeker();
  const [code] = await makeCodes(owner);
  await makeCodes(await logIn(owner));
  server.later({ hours: 73 });
  expect((await recover(owner, code)).status).toBe(401);
  await runHousekeeping({ ...server, log: server.app.log, keepApplicationsMonths: 12 });
  const rows = server.db.selectFrom('recovery_codes').select('replaced_at');
  expect(await rows.where('user_id', '=', owner.user_id).execute()).toEqual(
    Array.from({ length: 8 }, () => ({ replaced_at: null })),
  );
});

test('many new sets do not push out the first ones, and at most three sets are stored', async () => {
  const owner = await seeker();
  const [code] = await makeCodes(owner);
  for (let turn = 0; turn < 4; turn += 1) await makeCodes(await logIn(owner));
  const rows = server.db.selectFrom('recovery_codes').select('code_hash');
  expect(await rows.where('user_id', '=', owner.user_id).execute()).toHaveLength(24);
  expect((await recover(owner, code)).status).toBe(200);
});

test('a new password ends a code that an operator gave out', async () => {
  const owner = await seeker();
  const values = { user_id: owner.user_id, code_hash: 'x', by_operator: true, created_at: server.clock() };
  await server.db.insertInto('recovery_codes').values(values).execute();
  await change(owner);
  const rows = server.db.selectFrom('recovery_codes').select('code_hash');
  expect(await rows.where('user_id', '=', owner.user_id).execute()).toEqual([]);
});

test('right after the log-in the password may be left out only if the account has nothing else to lose', async () => {
  const fault = {
    status: 422,
    body: { fields: { currentPassword: 'Please fill in your current password.' } },
  };
  const owner = await seeker();
  await addPhone(owner);
  const thief = await logIn(owner);
  expect(await change(thief, { currentPassword: undefined })).toMatchObject(fault);
  expect(await post('/user/phone', thief, { phone: '+85512550999' })).toMatchObject(fault);
  expect((await change(await seeker(), { currentPassword: undefined })).status).toBe(200);
});

test("an operator's code ends after 24 hours, and its owner is notified", async () => {
  const owner = await seeker();
  const give = async () => {
    const { code, code_hash } = await newRecoveryCode();
    const created_at = server.clock();
    await storeOperatorCode(server.db, { user_id: owner.user_id, code_hash, created_at });
    return code;
  };
  const late = await give();
  const events = (await server.ask('GET', '/auth/events', { as: owner })).body as SecurityEvent[];
  expect(events[0]?.kind).toBe('recovery_code_given');
  server.later({ hours: 24 });
  expect((await recover(owner, late)).status).toBe(401);
  const code = await give();
  server.later({ hours: 23 });
  expect((await recover(owner, code)).status).toBe(200);
});
