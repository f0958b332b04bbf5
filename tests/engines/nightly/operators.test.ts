/** The operator console in Safari's engine and in Firefox: the log-in with a code, every page, and a file of jobs. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, test } from 'vitest';
import { addOperator } from '#server/accounts/operator-account-store.ts';
import { openGate } from '../../support/network-gate.ts';
import { codeAt, otpauthOf } from '../../support/operators.ts';
import { type Board, startBoard } from '../board.ts';
import { engines } from '../browsers.ts';
import { personIn } from '../person.ts';

const runs = [
  ['WebKit', 'km'],
  ['Firefox', 'en'],
] as const;
const operators = new Map<string, { password: string; otpauth: string }>();
const folder = mkdtempSync(join(tmpdir(), 'karngea-engines-'));
let board: Board;
beforeAll(async () => {
  board = await startBoard(async (db) => {
    for (const [engine] of runs) {
      const { password } = await addOperator(db, engine, new Date());
      operators.set(engine, { password, otpauth: await otpauthOf(db, engine) });
    }
    await db.updateTable('operators').set({ new_password_needed: false }).execute();
  });
});
afterAll(async () => {
  await board.stop();
  rmSync(folder, { recursive: true });
});

test.each(runs)('in %s, in %s', async (engine, language) => {
  const { password, otpauth } = operators.get(engine) ?? { password: '', otpauth: '' };
  const file = join(folder, `${engine}.csv`);
  writeFileSync(
    file,
    `company,source,occupation,salary,province\n${engine} Bakery,Facebook,cook,$200,KH-12\n`,
  );
  const gate = await openGate(board.address);
  const browser = await engines[engine]();
  const person = personIn(browser, gate, language);
  try {
    await person.open(`/login?lang=${language === 'km' ? 'kh' : 'eng'}&next=%2Foperator`);
    await person.fill('[name=name]', engine);
    await person.fill('[name=password]', password);
    await person.tap('Log In');
    await person.fill('[name=code]', codeAt(otpauth, new Date()));
    await person.tap('Log In');
    await person.isAt('/operator');
    for (const path of ['/operator/people', '/operator/audit', '/operator/health', '/operator/post']) {
      await person.open(path);
      await person.isWhole();
    }
    await person.open('/operator/import');
    await browser.attach('input[type=file]', file);
    await person.tap('Post these jobs');
    await person.shows('.claim-codes', `${engine} Bakery`);
    await person.isWhole();
  } finally {
    await browser.close();
    await gate.close();
  }
});
