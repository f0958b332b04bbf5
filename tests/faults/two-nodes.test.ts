/** Two server processes on one PostgreSQL: they start together, and concurrent calls through both have one outcome. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Application } from '#contract/applications.ts';
import { type JobListItem } from '#contract/jobs.ts';
import { rules } from '#server/http/limits/rules.ts';
import { freshSettings, testEngine } from '../support/engines.ts';
import { figure } from '../support/figures.ts';
import { call, type Reply, type Sending, statuses } from '../support/http-client.ts';
import { ask as askDatabase } from '../support/postgres-server.ts';
import { posting, shortCv } from '../support/samples.ts';
import { type ServerProcess, startProcess } from '../support/server-process.ts';
import { type Person } from '../support/test-server.ts';

const crowd = 50;
const patience = 120_000;

describe.runIf(testEngine === 'postgres')('two nodes on one PostgreSQL', () => {
  let fresh: Awaited<ReturnType<typeof freshSettings>>;
  let url: string;
  let nodes: ServerProcess[];
  let addresses: string[];
  let seeker: Person;
  let owner: Person;

  /** Alternates calls between the nodes. */
  const ask = (
    turn: number,
    method: 'GET' | 'POST' | 'PUT' | 'PATCH',
    path: string,
    sending?: Sending,
  ): Promise<Reply> => call(addresses[turn % addresses.length] ?? '', method, path, sending);
  const atOnce = (work: (turn: number) => Promise<Reply>, length = crowd): Promise<Reply[]> =>
    Promise.all(Array.from({ length }, (_, turn) => work(turn)));
  const newcomer = async (accType: string): Promise<Person> =>
    (
      await ask(0, 'POST', '/auth/register', {
        body: { name: `${accType} ${randomUUID()}`, password: 'karngea-demo', accType },
      })
    ).body as Person;
  const newJob = async (): Promise<number> =>
    ((await ask(0, 'POST', '/job', { token: owner.token, body: posting })).body as { job_id: number }).job_id;
  const rowsOf = (statement: string) => askDatabase(url, statement);
  const count = async (from: string): Promise<number> =>
    Number((await rowsOf(`select count(*) as n from ${from}`))[0]?.['n']);

  beforeAll(async () => {
    fresh = await freshSettings('blank');
    url = 'url' in fresh.settings ? fresh.settings.url : '';
    const environment = { DATABASE_URL: url, PORT: '0' };
    nodes = [startProcess(environment), startProcess(environment)];
    addresses = (await Promise.all(nodes.map((node) => node.address))).filter(
      (address) => address !== undefined,
    );
    seeker = await newcomer('employee');
    owner = await newcomer('employer');
    await ask(1, 'POST', '/cv', { token: seeker.token, body: shortCv });
  });
  afterAll(async () => {
    for (const node of nodes) node.signal('SIGKILL');
    await Promise.all(nodes.map((node) => node.exit));
    await fresh.remove();
  });

  test('create the tables and seed once when started at the same moment on an empty database', async () => {
    expect(addresses, nodes.map((node) => node.errors()).join('')).toHaveLength(2);
    for (const turn of [0, 1]) expect((await ask(turn, 'GET', '/stats')).body).toMatchObject({ jobs: 177 });
    expect(await count("users where name in ('dara', 'sokha')")).toBe(2);
    expect(
      await count('(select name from kysely_migration group by name having count(*) > 1) as twice'),
    ).toBe(0);
  });

  test('make one application of fifty by one seeker for one job', async () => {
    const job_id = await newJob();
    const answers = await atOnce((turn) =>
      ask(turn, 'POST', '/app', { token: seeker.token, body: { job_id } }),
    );
    expect(statuses(answers)).toEqual({ 201: 1, 200: crowd - 1 });
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await count(`applications where job_id = ${job_id}`)).toBe(1);
  });

  test('let one of fifty decisions win, and both show it', async () => {
    const job_id = await newJob();
    const applied = await ask(0, 'POST', '/app', { token: seeker.token, body: { job_id } });
    const { id } = applied.body as Application;
    const answers = await atOnce((turn) =>
      ask(turn, 'PUT', `/app/${id}`, {
        token: owner.token,
        body: { status: turn % 4 < 2 ? 'accepted' : 'rejected', message: `${turn}` },
      }),
    );
    expect(statuses(answers)).toEqual({ 200: 1, 409: crowd - 1 });
    const won = answers.find(({ status }) => status === 200)?.body as Application;
    for (const turn of [0, 1])
      expect((await ask(turn, 'GET', `/app/${id}`, { token: seeker.token })).body).toMatchObject({
        application: { status: won.status, message: won.message },
      });
  });

  test('write one notice for each event', async () => {
    const job_id = await newJob();
    const { body } = await ask(0, 'POST', '/app', { token: seeker.token, body: { job_id } });
    await atOnce((turn) => ask(turn, 'POST', '/app', { token: seeker.token, body: { job_id } }));
    await atOnce((turn) => ask(turn, 'PATCH', `/job/stop/${job_id}`, { token: owner.token }));
    const decision = { token: owner.token, body: { status: 'accepted' } };
    await atOnce((turn) => ask(turn, 'PUT', `/app/${(body as Application).id}`, decision));
    const notices = await rowsOf(`select kind, user_id from notices where job_id = ${job_id} order by kind`);
    expect(notices).toEqual([
      { kind: 'application_decided', user_id: `${seeker.user_id}` },
      { kind: 'application_received', user_id: `${owner.user_id}` },
      { kind: 'job_closed', user_id: `${seeker.user_id}` },
    ]);
  });

  test('act once for one idempotency key sent to both, and give the same answer', async () => {
    const sendings = [
      [
        '/job',
        { token: owner.token, body: { ...posting, name: 'Posted Once' } },
        "jobs where name = 'Posted Once'",
      ],
      [
        '/message',
        { body: { email: 'once@example.com', text: 'Once' } },
        "messages where email = 'once@example.com'",
      ],
    ] as const;
    for (const [path, sending, where] of sendings) {
      const key = randomUUID();
      const answers = await atOnce(
        (turn) => ask(turn, 'POST', path, { ...sending, key }),
        rules.message.points,
      );
      expect(statuses(answers)).toEqual({ 201: answers.length });
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect(await count(where)).toBe(1);
    }
  });

  test('register one account of many with one name', async () => {
    const name = `Wanted ${randomUUID()}`;
    const answers = await atOnce(
      (turn) =>
        ask(turn, 'POST', '/auth/register', {
          body: {
            name: turn % 4 < 2 ? name : name.toUpperCase(),
            password: 'karngea-demo',
            accType: 'employee',
          },
        }),
      rules.registerByNameAndAddress.points,
    );
    expect(statuses(answers)).toEqual({ 201: 1, 409: answers.length - 1 });
  });

  test('share state: jobs are visible, revoked tokens invalid, and attempts counted together', async () => {
    const job_id = await newJob();
    await expect
      .poll(async () => ((await ask(1, 'GET', '/job/get')).body as JobListItem[]).map((job) => job.job_id))
      .toContain(job_id);

    const person = await newcomer('employee');
    expect((await ask(1, 'GET', '/app', { token: person.token })).status).toBe(200);
    expect((await ask(0, 'POST', '/auth/logout', { token: person.token })).status).toBe(204);
    expect((await ask(1, 'GET', '/app', { token: person.token })).status).toBe(401);

    const tries = Array.from({ length: rules.logInByNameAndAddress.points }, (_, turn) => turn);
    const body = { name: person.name, password: 'a wrong guess' };
    for (const turn of tries) expect((await ask(turn, 'POST', '/auth/login', { body })).status).toBe(401);
    for (const turn of [0, 1]) {
      const stopped = await ask(turn, 'POST', '/auth/login', { body });
      expect([stopped.status, Number(stopped.retryAfter) > 0]).toEqual([429, true]);
    }
  });

  test('lose no acknowledged write when one of them dies, and the other continues', async () => {
    const acknowledged: number[] = [];
    // An employer may post at most ten jobs a day.
    const owners = await Promise.all(Array.from({ length: (8 * crowd) / 10 }, () => newcomer('employer')));
    const send = async (turn: number) => {
      const body = { ...posting, name: `Survivor ${turn}` };
      const key = randomUUID();
      // A client whose node is gone retries on the other one with the same key.
      for (const node of [turn, turn + 1, turn + 1]) {
        const { token } = owners[turn % owners.length] ?? owner;
        const answer = await ask(node, 'POST', '/job', { token, body, key }).catch(() => undefined);
        if (answer?.status !== 201) continue;
        acknowledged.push((answer.body as { job_id: number }).job_id);
        return;
      }
    };
    const clients = Array.from({ length: 8 }, async (_, client) => {
      for (let at = 0; at < crowd; at += 1) await send(client * crowd + at);
    });
    await expect.poll(() => acknowledged.length, { timeout: patience }).toBeGreaterThan(crowd);
    nodes[1]?.signal('SIGKILL');
    await Promise.all(clients);
    expect(acknowledged).toHaveLength(8 * crowd);
    const rows = await rowsOf("select id, name from jobs where name like 'Survivor %'");
    const stored = new Set(rows.map(({ id }) => Number(id)));
    const lost = acknowledged.filter((id) => !stored.has(id)).length;
    const twice = rows.length - new Set(rows.map(({ name }) => name)).size;
    figure('two nodes, one killed', { acknowledged: acknowledged.length, lost, twice });
    expect([lost, twice]).toEqual([0, 0]);
  });
});
