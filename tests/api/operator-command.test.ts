/** `npm run operator`: creating operator accounts on the server's machine (operations.md). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addOperator, deleteOperator } from '#server/accounts/operator-account-store.ts';
import { buildApp } from '#server/app.ts';
import { type DatabaseSettings, type Db, openDatabase } from '#server/database/connect.ts';
import { freshSettings, runsCommonTests, testEngine } from '../support/engines.ts';
import { codeAt } from '../support/operators.ts';
import { runCommand } from '../support/run-command.ts';
import { quiet } from '../support/test-server.ts';

let settings: DatabaseSettings;
let remove: () => Promise<void>;
beforeAll(async () => {
  ({ settings, remove } = await freshSettings());
});
afterAll(() => remove());

function operator(...words: string[]) {
  const { status, stdout, stderr } = runCommand('operator', settings, ...words);
  return { status, said: stdout.trim(), why: stderr.trim() };
}
const passwordIn = (said: string) => /shown only now: (.+)/.exec(said)?.[1] ?? '';

type LogIn = (body: object) => Promise<{ statusCode: number; body: string }>;

/** Run while a server is running; on the embedded database no command can. */
async function served<T>(work: (logIn: LogIn, db: Db) => Promise<T>): Promise<T> {
  const database = await openDatabase(settings);
  const app = await buildApp({ database, settings: quiet });
  try {
    return await work(
      (payload) => app.inject({ method: 'POST', url: '/api/auth/login', payload }),
      database.db,
    );
  } finally {
    await app.close();
    await database.close();
  }
}

test.runIf(runsCommonTests)(
  'adds, lists, resets and removes; a name of the demonstration is taken, even before its first start',
  { timeout: 300_000 },
  async () => {
    expect(operator('add', 'DARA')).toEqual({ status: 1, said: '', why: 'The name DARA is taken.' });
    const password = passwordIn(operator('add', 'Keeper').said);
    expect(password).toMatch(/^(?:\w{4} ){4}\w{4}$/);

    await served(async (logIn, db) => {
      const { otpauth } = JSON.parse((await logIn({ name: 'Keeper', password })).body) as { otpauth: string };
      const done = await logIn({ name: 'Keeper', password, code: codeAt(otpauth, new Date()) });
      expect((JSON.parse(done.body) as { token: string }).token).toBeTruthy();
      await addOperator(db, 'Newcomer', new Date());
    });
    expect(operator('list').said).toMatch(
      /^Keeper\tsince 20\d\d-\d\d-\d\d\tcode app set up\nNewcomer\tsince 20\d\d-\d\d-\d\d\tno code app yet$/,
    );

    const next = passwordIn(operator('reset', 'keeper').said);
    await served(async (logIn, db) => {
      expect(await db.selectFrom('sessions').select('user_id').execute()).toEqual([]);
      expect((await logIn({ name: 'Keeper', password })).body).toContain('bad_credentials');
      expect((await logIn({ name: 'Keeper', password: next })).body).toContain('totp_setup');
      await deleteOperator(db, 'Newcomer');
      await expect(deleteOperator(db, 'Newcomer')).rejects.toThrow('There is no operator called Newcomer.');
    });

    expect(operator('remove', 'Keeper').status).toBe(0);
    expect(operator('list').said).toBe('There are no operators.');
  },
);

test.runIf(runsCommonTests)('prints its usage', { timeout: 120_000 }, () => {
  for (const words of [
    ['add', 'a', 'b'],
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
    const { said, why } = operator('add', 'Vanna');
    expect(why).toBe('');
    const password = passwordIn(said);
    expect((await logIn({ name: 'Vanna', password })).body).toContain('totp_setup');
  }),
);
