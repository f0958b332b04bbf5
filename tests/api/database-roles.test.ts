/** PostgreSQL with two roles (operations.md): one owns the tables and migrates, the other runs the app and owns nothing. */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addOperator } from '#server/accounts/operator-account-store.ts';
import { buildApp } from '#server/app.ts';
import { type Database, openDatabase } from '#server/database/connect.ts';
import { migrate } from '#server/database/migrate.ts';
import { prepareDatabase } from '#server/prepare-database.ts';
import { serverVariable, testEngine } from '../support/engines.ts';
import { ask } from '../support/postgres-server.ts';
import { quiet } from '../support/test-server.ts';

describe.runIf(testEngine === 'postgres')("the app's role", () => {
  const name = `roles_${randomBytes(6).toString('hex')}`;
  const [owner, runner] = [`${name}_owner`, `${name}_app`];
  const server = process.env[serverVariable] ?? '';
  const as = (role: string) => Object.assign(new URL(server), { pathname: `/${name}`, username: role }).href;
  let database: Database;

  beforeAll(async () => {
    for (const role of [owner, runner]) await ask(server, `create role ${role} login`);
    await ask(server, `create database ${name} owner ${owner}`);
    // As in operations.md, before the first migration.
    await ask(as(owner), `grant usage on schema public to ${runner}`);
    await ask(
      as(owner),
      `alter default privileges in schema public grant select, insert, update, delete on tables to ${runner}`,
    );
    const owned = await openDatabase({ url: as(owner) });
    await migrate(owned.db);
    await owned.close();
    database = await prepareDatabase({ url: as(runner) }, { demoData: false, clock: () => new Date() });
  });
  afterAll(async () => {
    await database.close();
    await ask(server, `drop database ${name} with (force)`);
    for (const role of [runner, owner]) await ask(server, `drop role ${role}`);
  });

  test("starts the app, registers people and logs operators' decisions", async () => {
    const { db } = database;
    const app = await buildApp({ database, settings: quiet });
    const inject = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });
    const person = { name: 'Somebody', password: 'a long password', accType: 'employee' };
    expect((await inject('/api/auth/register', person)).statusCode).toBe(201);
    const { password } = await addOperator(db, 'Mony', new Date());
    expect((await inject('/api/auth/login', { name: 'Mony', password })).statusCode).toBe(401);
    await db
      .insertInto('audit')
      .values({
        at: new Date(),
        operator_id: 1,
        operator: 'Mony',
        action: 'done',
        subject_kind: 'message',
        subject_id: 1,
        subject: 'x',
        reason: '',
        about: 'message:1',
      })
      .execute();
    await app.close();
  });

  test.each([
    'update audit set reason = $$x$$',
    'delete from audit',
    'truncate audit',
    'alter table audit disable trigger all',
  ])('has no right to %s', async (statement) =>
    expect(ask(as(runner), statement)).rejects.toThrow(/permission denied|must be owner/),
  );
});
