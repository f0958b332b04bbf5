/** A job's warnings (product 3.15): stored and returned. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type JobDetail } from '#contract/jobs.ts';
import { reindexJobs } from '#server/search/reindex.ts';
import { posting } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const idOf = (body: unknown) => (body as { job_id: number }).job_id;
const post = async (change: object) =>
  idOf((await server.ask('POST', '/job', { as: 'sokha', body: { ...posting, ...change } })).body);
const warningsOf = async (id: number, as?: string) =>
  ((await server.ask('GET', `/job/get/${id}`, as ? { as } : {})).body as JobDetail).warnings;

test('a job has warnings for its texts, in either language, for guests and users alike', async () => {
  const id = await post({
    description: '<p>You must pay a <strong>deposit</strong> of $20 before you start.</p>',
    requirements: ['ក្រុមហ៊ុនទុកអត្តសញ្ញាណប័ណ្ណដើមរបស់អ្នក រហូតដល់ឈប់'],
  });
  for (const as of [undefined, 'dara', 'sokha'])
    expect(await warningsOf(id, as)).toEqual(['fee', 'documents']);
});

test('a job without such texts, or that denies them, has no warnings', async () => {
  expect(await warningsOf(await post({}))).toEqual([]);
  expect(await warningsOf(await post({ description: 'No fee, and never a deposit.' }))).toEqual([]);
});

test('an edit updates the warnings', async () => {
  const id = await post({ description: 'You must pay a registration fee of $10.' });
  expect(await warningsOf(id)).toEqual(['fee']);
  const edit = (description: string) =>
    server.ask('PUT', `/job/${id}`, { as: 'sokha', body: { ...posting, description } });
  expect(await edit('We keep your original passport until the contract ends.')).toMatchObject({
    body: { warnings: ['documents'] },
  });
  expect(await warningsOf(id)).toEqual(['documents']);
  await edit('Bread.');
  expect(await warningsOf(id)).toEqual([]);
});

describe('jobs stored before warnings existed', () => {
  test('are returned without warnings, and get them in the background', async () => {
    const walk_in = { place: 'Gate', days: 'Any', hours: '8', bring: 'Leave your passport with us' };
    const id = await post({ description: 'You must pay a deposit.', contact: { walk_in } });
    // As the previous version wrote it.
    await server.db
      .updateTable('jobs')
      .set({ warnings: [], tokenizer: 1_078 })
      .where('id', '=', id)
      .execute();
    server.later({ minutes: 1 });
    expect(await warningsOf(id)).toEqual([]);
    expect(await reindexJobs(server.db)).toBe(1);
    server.later({ minutes: 1 });
    expect(await warningsOf(id)).toEqual(['fee', 'documents']);
  });
});

test('no job of the demonstration has a warning', async () => {
  const other = await startServer();
  const jobs = await other.db.selectFrom('jobs').select(['name', 'warnings']).execute();
  expect(jobs.length).toBeGreaterThan(100);
  expect(jobs.filter(({ warnings }) => warnings.length > 0)).toEqual([]);
  await other.close();
});

test('a job has the emergency contact', async () => {
  const id = await post({});
  const { body } = await server.ask('GET', `/job/get/${id}`);
  expect(body).toMatchObject({ help_numbers: ['117', '1297'] });
  const helpNumbers = ['117', '+855 23 726 841'].map((number) => ({ number, label: null }));
  const other = await startServer({ settings: { helpNumbers } });
  for (const as of [undefined, 'dara']) {
    const answer = await other.ask('GET', '/job/get/1', as ? { as } : {});
    expect(answer.body).toMatchObject({ help_numbers: ['117', '+855 23 726 841'] });
  }
  await other.close();
});

describe('a posting that has not been sent', () => {
  const draft = {
    name: 'Packer',
    description: '<p>Pack boxes.</p><p>You must pay a <strong>deposit</strong> of $20 before you start.</p>',
    requirements: ['We keep your passport until you leave.'],
  };
  const warningsIn = (body: object, as?: string) =>
    server.ask('POST', '/job/warnings', { body, ...(as && { as }) });

  test('has its sentences that warn quoted, and is not stored', async () => {
    const before = await server.db.selectFrom('jobs').select('id').execute();
    expect(await warningsIn(draft, 'sokha')).toMatchObject({
      status: 200,
      body: [
        { kind: 'fee', field: 'description', text: 'You must pay a deposit of $20 before you start' },
        { kind: 'documents', field: 'requirements', text: 'We keep your passport until you leave' },
      ],
    });
    expect(await warningsIn({ name: 'Packer', district: null }, 'sokha')).toMatchObject({ body: [] });
    expect(await server.db.selectFrom('jobs').select('id').execute()).toEqual(before);
  });
  test('is refused from guests, with wrong types, and too long', async () => {
    expect(await warningsIn(draft)).toMatchObject({ status: 401 });
    expect(await warningsIn({ requirements: 'many' }, 'sokha')).toMatchObject({ status: 422 });
    expect(await warningsIn({ description: 'a'.repeat(60_001) }, 'sokha')).toMatchObject({ status: 422 });
  });
});
