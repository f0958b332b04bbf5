/** `npm run operator`: creating operator accounts on the server's machine (operations.md). */
import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { type DatabaseSettings, openDatabase } from '#server/database/connect.ts';
import { freshSettings, runsCommonTests, testEngine } from '../support/engines.ts';
import { codeAt } from '../support/operators.ts';
import { programPath } from '../support/server-programs.ts';
import { quiet } from '../support/test-server.ts';

let settings: DatabaseSettings;
let remove: () => Promise<void>;
beforeAll(async () => {
  ({ settings, remove } = await freshSettings());
});
afterAll(() => remove());

function operator(...words: string[]) {
  const { DATABASE_URL: _theirs, ...others } = process.env;
  const where = 'url' in settings ? { DATABASE_URL: settings.url } : { DATA_DIR: settings.dataDir };
  const { status, stdout, stderr } = spawnSync(process.execPath, [programPath('operator'), ...words], {
    env: { ...others, ...where },
    encoding: 'utf8',
  });
  return { status, said: stdout.trim(), why: stderr.trim() };
}
const passwordIn = (said: string) => /shown only now: (.+)/.exec(said)?.[1] ?? '';

/** Run while a server is running; on the embedded database no command can. */
async function served<T>(
  work: (logIn: (body: object) => Promise<{ statusCode: number; body: string }>) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(settings);
  const app = await buildApp({ database, settings: quiet });
  try {
    return await work((payload) => app.inject({ method: 'POST', url: '/api/auth/login', payload }));
  } finally {
    await app.close();
    await database.close();
  }
}

test.runIf(runsCommonTests)('adds, lists, resets and removes', { timeout: 300_000 }, async () => {
  const password = passwordIn(operator('add', 'Keeper').said);
  expect(password).toMatch(/^(?:\w{4} ){4}\w{4}$/);
  expect(operator('add', 'KEEPER')).toEqual({ status: 1, said: '', why: 'The name KEEPER is taken.' });
  expect(operator('list').said).toMatch(/^Keeper\tsince 20\d\d-\d\d-\d\d\tno code app yet$/);

  const token = await served(async (logIn) => {
    const { otpauth } = JSON.parse((await logIn({ name: 'Keeper', password })).body) as { otpauth: string };
    const done = await logIn({ name: 'Keeper', password, code: codeAt(otpauth, new Date()) });
    return (JSON.parse(done.body) as { token: string }).token;
  });
  expect(token).toBeTruthy();
  expect(operator('list').said).toContain('code app set up');

  const next = passwordIn(operator('reset', 'keeper').said);
  await served(async (logIn) => {
    expect((await logIn({ name: 'Keeper', password })).body).toContain('bad_credentials');
    expect((await logIn({ name: 'Keeper', password: next })).body).toContain('totp_setup');
  });
  const database = await openDatabase(settings);
  expect(await database.db.selectFrom('sessions').select('user_id').execute()).toEqual([]);
  await database.close();

  expect(operator('remove', 'Keeper').status).toBe(0);
  expect(operator('list').said).toBe('There are no operators.');
  expect(operator('remove', 'Keeper')).toMatchObject({
    status: 1,
    why: 'There is no operator called Keeper.',
  });
});

test.runIf(runsCommonTests)(
  'a name of the demonstration is taken, even before its first start',
  { timeout: 120_000 },
  () => {
    expect(operator('add', 'dara').why).toBe('The name dara is taken.');
  },
);

test.runIf(runsCommonTests)('prints its usage', { timeout: 120_000 }, () => {
  for (const words of [
    ['add', 'a', 'b'],
    ['list', 'a'],
    ['other', 'a'],
  ])
    expect(operator(...words)).toMatchObject({
      status: 1,
      why: expect.stringContaining('Usage: ') as string,
    });
});

test.runIf(testEngine === 'pglite')('explains what to do if a server uses the embedded database', async () =>
  served(async () => {
    const { status, why } = operator('add', 'Vanna');
    expect([status, why]).toEqual([1, expect.stringContaining('stop the server')]);
  }),
);

test.runIf(testEngine === 'postgres')('works beside a running server on PostgreSQL', async () =>
  served(async (logIn) => {
    const password = passwordIn(operator('add', 'Vanna').said);
    expect((await logIn({ name: 'Vanna', password })).body).toContain('totp_setup');
  }),
);
