/** Notices (product 3.17, 7.18): one per person and event, written in the event's transaction. */
import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Application } from '#contract/applications.ts';
import { dayInCambodia } from '#contract/days.ts';
import { type Notice } from '#contract/notices.ts';
import { closeExpired } from '#server/jobs/close-jobs.ts';
import { addNotices } from '#server/notices/notice-store.ts';
import { notifyApplicants, continueAnnouncements } from '#server/notices/announcement-store.ts';
import { posting, shortCv } from '../support/samples.ts';
import { type Person, startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let employer: Person;
beforeAll(async () => {
  server = await startServer({ background: true });
  await server.app.ready();
  employer = await server.newcomer('employer');
});
afterAll(() => server.close());

async function seeker(): Promise<Person> {
  const person = await server.newcomer('employee');
  await server.ask('POST', '/cv', { as: person, body: shortCv });
  return person;
}
async function postJob(change: object = {}): Promise<number> {
  const { body } = await server.ask('POST', '/job', { as: employer, body: { ...posting, ...change } });
  return (body as { job_id: number }).job_id;
}
const apply = async (as: Person, job_id: number): Promise<number> =>
  ((await server.ask('POST', '/app', { as, body: { job_id } })).body as Application).id;
const decide = (id: number, headers: Record<string, string> = {}) =>
  server.ask('PUT', `/app/${id}`, { as: employer, body: { status: 'rejected', message: 'No' }, headers });
const stop = (id: number) => server.ask('PATCH', `/job/stop/${id}`, { as: employer });
const edit = (id: number, change: object) =>
  server.ask('PUT', `/job/${id}`, { as: employer, body: { ...posting, ...change } });

const list = async (as: Person, query = '') =>
  (await server.ask('GET', `/notice${query}`, { as })).body as Notice[];
const unread = async (as: Person) => (await server.ask('GET', '/notice/count', { as })).body;
const read = async (as: Person, up_to: number) =>
  (await server.ask('POST', '/notice/read', { as, body: { up_to } })).body;
const kinds = async (as: Person) => (await list(as)).map(({ kind }) => kind);
/** This many unread notices of an arbitrary kind. */
const give = ({ user_id }: Person, count: number) =>
  addNotices(
    server.db,
    Array.from(
      { length: count },
      () => ({ user_id, kind: 'company_verified', event: randomUUID() }) as const,
    ),
  );

const bare = {
  id: expect.any(Number) as number,
  at: expect.any(String) as string,
  read: false,
  person: null,
  person_km: null,
  text: null,
  search_id: null,
};

describe('an application', () => {
  test("notifies the owner of the job, with the applicant's name", async () => {
    const job_id = await postJob({ name: 'Night Baker' });
    const application_id = await apply(await seeker(), job_id);
    expect((await list(employer))[0]).toEqual({
      ...bare,
      kind: 'application_received',
      job_id,
      job_name: 'Night Baker',
      application_id,
      person: `Short ${shortCv.user_info.last_name}`,
      person_km: `${shortCv.user_info.last_name} Short`,
    });
    expect((await list(employer)).filter((notice) => notice.job_id === job_id)).toHaveLength(1);
  });

  test('that is repeated, with or without its key, notifies once', async () => {
    const [job_id, person] = [await postJob(), await seeker()];
    const headers = { 'idempotency-key': randomUUID() };
    for (const each of [headers, headers, {}])
      await server.ask('POST', '/app', { as: person, body: { job_id }, headers: each });
    expect((await list(employer)).filter((notice) => notice.job_id === job_id)).toHaveLength(1);
  });

  test('is not stored if its notice cannot be', async () => {
    const [job_id, person] = [await postJob(), await seeker()];
    await sql`alter table notices rename to away`.execute(server.db);
    const { status } = await server.ask('POST', '/app', { as: person, body: { job_id } });
    await sql`alter table away rename to notices`.execute(server.db);
    expect(status).toBe(500);
    expect((await server.ask('GET', '/app', { as: person })).body).toEqual([]);
  });

  test('that is decided notifies the applicant once, without the outcome', async () => {
    const [job_id, person] = [await postJob(), await seeker()];
    const application_id = await apply(person, job_id);
    const headers = { 'idempotency-key': randomUUID() };
    expect((await decide(application_id, headers)).status).toBe(200);
    expect((await decide(application_id, headers)).status).toBe(200);
    expect((await decide(application_id)).status).toBe(409);
    expect(await list(person)).toEqual([
      { ...bare, kind: 'application_decided', job_id, job_name: posting.name, application_id },
    ]);
  });
});

describe('a job', () => {
  test('that is stopped notifies applicants without a decision, once', async () => {
    const job_id = await postJob();
    const [waits, decided, elsewhere] = [await seeker(), await seeker(), await seeker()];
    const application_id = await apply(waits, job_id);
    await decide(await apply(decided, job_id));
    await apply(elsewhere, await postJob());
    for (const status of [200, 200]) expect((await stop(job_id)).status).toBe(status);
    expect(await list(waits)).toEqual([
      { ...bare, kind: 'job_closed', job_id, job_name: posting.name, application_id },
    ]);
    expect(await kinds(decided)).toEqual(['application_decided']);
    expect(await kinds(elsewhere)).toEqual([]);
  });

  /** Moves its last day to yesterday. */
  async function over(): Promise<{ job_id: number; waits: Person }> {
    const [job_id, waits] = [await postJob(), await seeker()];
    await apply(waits, job_id);
    await server.db
      .updateTable('jobs')
      .set({ expires_on: dayInCambodia(-1) })
      .where('id', '=', job_id)
      .execute();
    return { job_id, waits };
  }
  const closeAll = async () => {
    await closeExpired(server.db, new EventEmitter());
    await continueAnnouncements(server.db);
  };

  test('whose last day is over notifies when it is closed, once', async () => {
    const { job_id, waits } = await over();
    const nobody = await postJob({ expires_on: dayInCambodia(1) });
    await Promise.all([closeAll(), closeAll()]);
    expect(await list(waits)).toEqual([expect.objectContaining({ kind: 'job_closed', job_id })]);
    await stop(job_id);
    expect(await kinds(waits)).toEqual(['job_closed']);
    expect((await server.ask('GET', `/job/get/${nobody}`)).body).toMatchObject({ status: 'Hiring' });
  });

  test('that is stopped after its last day notifies once', async () => {
    const { job_id, waits } = await over();
    await stop(job_id);
    await closeAll();
    expect(await kinds(waits)).toEqual(['job_closed']);
  });

  test('that is changed in a relevant field notifies, at most once an hour', async () => {
    const [job_id, person] = [await postJob(), await seeker()];
    const application_id = await apply(person, job_id);
    const decided = await seeker();
    await decide(await apply(decided, job_id));
    await edit(job_id, { gender: 'Female (Prefered)', tags: ['Other'] });
    expect(await list(person)).toEqual([]);
    await edit(job_id, { name: 'Day Baker', salary: '$1' });
    await edit(job_id, { name: 'Day Baker', salary: '$1' });
    expect(await list(person)).toEqual([
      { ...bare, kind: 'job_changed', job_id, job_name: 'Day Baker', application_id },
    ]);
    await edit(job_id, { name: 'Day Baker', salary: '$2' });
    expect(await kinds(person)).toEqual(['job_changed']);
    server.later({ hours: 1 });
    await edit(job_id, { name: 'Day Baker', salary: '$3' });
    expect(await kinds(person)).toEqual(['job_changed', 'job_changed']);
    expect(await kinds(decided)).toEqual(['application_decided']);
  });
});

describe('more applicants than one statement can notify', () => {
  const crowd = 1_200;
  async function crowded(): Promise<number> {
    const job_id = await postJob();
    const name = randomUUID();
    await sql`
      with people as (
        insert into users (name, name_key, password_hash, acc_type)
        select ${name} || n, ${name} || n, '-', 'employee' from generate_series(1, ${crowd}::int) n returning id
      )
      insert into applications (job_id, user_id, cv)
      select ${job_id}, id, ${JSON.stringify(shortCv)}::text::jsonb from people`.execute(server.db);
    return job_id;
  }
  const countNotified = async (job_id: number) => {
    const { rows } = await sql<{ people: number; notices: number }>`
      select count(distinct user_id) as people, count(*) as notices from notices
      where job_id = ${job_id} and kind like 'job_%'`.execute(server.db);
    return rows[0];
  };

  test('are all notified after the job was stopped, each once', async () => {
    const job_id = await crowded();
    await stop(job_id);
    await expect
      .poll(() => countNotified(job_id), { timeout: 20_000 })
      .toEqual({ people: crowd, notices: crowd });
    expect(await server.db.selectFrom('announcements').selectAll().execute()).toEqual([]);
    const left = server.db.selectFrom('tasks').select('why').where('kind', '=', 'announcements');
    await expect.poll(() => left.execute(), { timeout: 20_000 }).toEqual([]);
  });

  test('do not include those who apply after the job was changed', async () => {
    const job_id = await crowded();
    const event = { event: randomUUID(), kind: 'job_changed', job_id, job_name: 'Baker' } as const;
    await server.db.transaction().execute((trx) => notifyApplicants(trx, event));
    const late = await seeker();
    await apply(late, job_id);
    await continueAnnouncements(server.db);
    await expect
      .poll(() => countNotified(job_id), { timeout: 20_000 })
      .toEqual({ people: crowd, notices: crowd });
    expect(await kinds(late)).toEqual([]);
  });

  test('are notified by another node if the first one died', async () => {
    const job_id = await crowded();
    await sql`
      insert into announcements (event, kind, job_id, job_name) values ('left', 'job_changed', ${job_id}, 'Baker')`.execute(
      server.db,
    );
    await Promise.all([continueAnnouncements(server.db), continueAnnouncements(server.db)]);
    await expect
      .poll(() => countNotified(job_id), { timeout: 20_000 })
      .toEqual({ people: crowd, notices: crowd });
  });
});

describe('the list', () => {
  test("has only the user's own, thirty per page, newest first, without duplicates", async () => {
    const [person, other] = [await server.newcomer('employee'), await server.newcomer('employer')];
    await give(person, 65);
    await give(other, 1);
    const first = await list(person);
    const second = await list(person, `?before=${first.at(-1)?.id}`);
    const third = await list(person, `?before=${second.at(-1)?.id}`);
    expect([first.length, second.length, third.length]).toEqual([30, 30, 5]);
    const ids = [...first, ...second, ...third].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
    expect(await list(person, `?before=${ids.at(-1)}`)).toEqual([]);
    expect(await list(person, '?before=')).toEqual(first);
  });

  test.each(['x', '0', '1.5', '-3'])('before %s is invalid', async (before) =>
    expect(await server.ask('GET', `/notice?before=${before}`, { as: employer })).toMatchObject({
      status: 422,
      body: { fields: { before: expect.any(String) as string } },
    }),
  );
});

describe('reading', () => {
  test('marks all up to an id, can be repeated, and changes nothing for others', async () => {
    const [person, other] = [await server.newcomer('employee'), await server.newcomer('employee')];
    await give(person, 3);
    await give(other, 1);
    await give(person, 1);
    const [newest, third] = await list(person);
    for (let turn = 0; turn < 2; turn += 1) expect(await read(person, third?.id ?? 0)).toEqual({ unread: 1 });
    expect((await list(person)).map((notice) => notice.read)).toEqual([false, true, true, true]);
    expect(await unread(other)).toEqual({ unread: 1 });
    expect(await read(person, newest?.id ?? 0)).toEqual({ unread: 0 });
    expect(await unread(person)).toEqual({ unread: 0 });
  });

  test('marks more than one statement takes, from two devices at once', async () => {
    const person = await server.newcomer('employee');
    await give(person, 2_300);
    const up_to = (await list(person))[0]?.id ?? 0;
    expect(await unread(person)).toEqual({ unread: 2_300 });
    expect(await Promise.all([read(person, up_to), read(person, up_to)])).toEqual([
      { unread: 0 },
      { unread: 0 },
    ]);
  });

  test.each([undefined, '', 'x', 0, -1, null])('up to %j is invalid', async (up_to) =>
    expect(await server.ask('POST', '/notice/read', { as: employer, body: { up_to } })).toMatchObject({
      status: 422,
      body: { fields: { up_to: expect.any(String) as string } },
    }),
  );
});
