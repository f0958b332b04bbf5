/** Operators in tests, and the queue that they work on. */
import { Secret, TOTP, URI } from 'otpauth';
import { addOperator } from '#server/accounts/operator-account-store.ts';
import { type Db } from '#server/database/connect.ts';
import { type Person, type TestServer } from './test-server.ts';

/** The authenticator app's code at that time, from the address that it scanned. */
export function codeAt(otpauth: string, now: Date): string {
  const app = URI.parse(otpauth);
  if (!(app instanceof TOTP)) throw new Error('not an address of a code app');
  return app.generate({ timestamp: now.getTime() });
}

/** The address that the operator's authenticator app scanned. */
export async function otpauthOf(db: Db, name: string): Promise<string> {
  const { totp_secret } = await db
    .selectFrom('operators')
    .innerJoin('users', 'users.id', 'operators.user_id')
    .select('totp_secret')
    .where('users.name', '=', name)
    .executeTakeFirstOrThrow();
  return new TOTP({ issuer: 'Karngea', label: name, secret: Secret.fromBase32(totp_secret) }).toString();
}

/** A new operator who has replaced the first password, logged in with password and code. */
export async function newOperator(
  { db, clock, ask }: Pick<TestServer, 'db' | 'clock' | 'ask'>,
  first: string,
): Promise<Person> {
  const name = `Operator ${first}`;
  const { password } = await addOperator(db, name, clock());
  await db.updateTable('operators').set({ new_password_needed: false }).execute();
  const code = codeAt(await otpauthOf(db, name), clock());
  const { body } = await ask('POST', '/auth/login', { body: { name, password, code } });
  return body as Person;
}

/** Reports of the job, the first by the first reporter; null stands for a guest. */
export async function report(
  { db, clock }: TestServer,
  job_id: number,
  ...reporters: readonly (number | null)[]
): Promise<number[]> {
  const ids: number[] = [];
  for (const reporter_id of reporters) {
    const { id } = await db
      .insertInto('reports')
      .values({
        job_id,
        reporter_id,
        reporter_key: reporter_id === null ? `guest ${Math.random()}` : `user:${reporter_id}`,
        reason: 'fee',
        text: 'They want a deposit.',
        created_at: clock(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.push(id);
  }
  return ids;
}
