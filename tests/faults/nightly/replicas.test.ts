/** Guests read from streaming replicas behind PgBouncer; users never notice a failing replica (docs/operations.md). */
import { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type JobListItem } from '#contract/jobs.ts';
import { buildApp } from '#server/app.ts';
import { type Database } from '#server/database/connect.ts';
import { prepareDatabase } from '#server/prepare-database.ts';
import { hasCluster } from '../../support/cluster/programs.ts';
import { startPgBouncer } from '../../support/cluster/pgbouncer.ts';
import {
  type Member,
  type PostgresCluster,
  startPostgresCluster,
} from '../../support/cluster/postgres-cluster.ts';
import { testEngine } from '../../support/engines.ts';
import { ask } from '../../support/postgres-server.ts';
import { posting } from '../../support/samples.ts';
import { quiet, type Person } from '../../support/test-server.ts';

/** A generous limit: a cluster starts in seconds on an idle machine. */
const patience = 300_000;
/** The server's own clock stands still: only the database's moves. */
const clock = () => new Date('2026-11-24T08:00:00Z');

describe.runIf(testEngine === 'postgres' && hasCluster)('replicas', () => {
  let cluster: PostgresCluster;
  let database: Database;
  let app: FastifyInstance;
  let owner: Person;

  beforeAll(async () => {
    cluster = await startPostgresCluster();
    await cluster.createDatabase('karngea');
    const { url, memberUrls } = await startPgBouncer(cluster, 'karngea');
    const directUrl = `postgres://karngea@127.0.0.1:${cluster.primaryPort}/karngea`;
    const settings = { url, directUrl, readUrls: memberUrls, preparedStatements: false };
    database = await prepareDatabase(settings, { demoData: true, clock });
    app = await buildApp({ database, settings: { ...quiet, metrics: true }, background: false });
    const person = { name: 'Bakery Owner', password: 'karngea-demo', accType: 'employer' };
    owner = (await app.inject({ method: 'POST', url: '/api/auth/register', payload: person })).json();
    await cluster.place.until('both replicas are read', async () => usable() === 2);
  }, patience);
  afterAll(async () => {
    await app.close();
    await database.close();
    await cluster.stop();
  }, patience);

  const usable = () => database.replicas?.lags().filter((lag) => lag !== undefined && lag <= 5).length;
  const get = (path: string, headers: Record<string, string> = {}) =>
    app.inject({ method: 'GET', url: `/api${path}`, headers });
  /** A different search each time, so that none is cached. */
  let searches = 0;
  const search = async (headers: Record<string, string> = {}) => {
    searches += 1;
    return get(`/job/get?keyword=baker&salary_from=${searches}`, headers);
  };
  const post = async (name: string): Promise<number> => {
    const headers = { authorization: `BEARER ${owner.token}` };
    const payload = { ...posting, name };
    const answer = await app.inject({ method: 'POST', url: '/api/job', headers, payload });
    expect(answer.statusCode).toBe(201);
    return answer.json<{ job_id: number }>().job_id;
  };
  /** The processes that replay the primary's WAL; Patroni would end a pause requested from PostgreSQL. */
  const replaying = async (): Promise<number[]> => {
    const found = (await cluster.replicas()).map(({ port }) =>
      ask(
        `postgres://postgres@127.0.0.1:${port}/karngea`,
        "select pid from pg_stat_activity where backend_type = 'startup'",
      ),
    );
    return (await Promise.all(found)).flat().map(({ pid }) => Number(pid));
  };

  test('answer in turn, and the primary never does while there is one', async () => {
    const seen = new Map<string, boolean>();
    for (let turn = 0; turn < 10; turn += 1) {
      const { rows } = await sql<{ port: string; replica: boolean }>`
        select current_setting('port') as port, pg_is_in_recovery() as replica`.execute(
        database.replicas?.db ?? database.db,
      );
      for (const { port, replica } of rows) seen.set(port, replica);
    }
    expect([...seen.values()]).toEqual([true, true]);
    const lags = (await get('/metrics')).body.match(/^karngea_replica_lag_seconds\{.*$/gm);
    expect(lags).toHaveLength(2);
  });

  test('are not read by a user who has just written; one that lags is left out', async () => {
    const held = await replaying();
    expect(held).toHaveLength(2);
    onTestFinished(() => held.forEach((pid) => process.kill(pid, 'SIGCONT')));
    held.forEach((pid) => process.kill(pid, 'SIGSTOP'));
    const id = await post('Late Baker');
    const headers = { authorization: `BEARER ${owner.token}` };
    await app.inject({ method: 'PUT', url: '/api/company/mine', headers, payload: { name: 'Late Bakery' } });
    expect((await get(`/job/get/${id}`, headers)).statusCode).toBe(200);
    expect((await get('/job/get?page=0', headers)).json<JobListItem[]>()[0]?.job_id).toBe(id);
    expect((await get(`/company/${owner.user_id}`, headers)).json()).toMatchObject({ open_jobs: 1 });
    expect((await get(`/job/get/${id}`)).statusCode).toBe(404);
    const guests = async () => {
      // Without writes no replica lags.
      await sql`select pg_logical_emit_message(true, 'test', 'more')`.execute(database.db);
      return (await get(`/job/get/${id}`)).statusCode;
    };
    await expect.poll(guests, { timeout: patience }).toBe(200);
    expect(usable()).toBe(0);
    held.forEach((pid) => process.kill(pid, 'SIGCONT'));
    await expect.poll(usable, { timeout: patience }).toBe(2);
  });

  test('can die, as can the primary, without an error for anyone', async () => {
    const dieWhileRead = async (victim: Member | undefined): Promise<number[]> => {
      const statuses: number[] = [];
      const readers = Array.from({ length: 8 }, async () => {
        for (let turn = 0; turn < 40; turn += 1) statuses.push((await search()).statusCode);
      });
      await expect.poll(() => statuses.length, { timeout: patience }).toBeGreaterThan(50);
      await victim?.kill();
      await Promise.all(readers);
      return [...new Set(statuses)];
    };
    const [replica] = await cluster.replicas();
    const primary = await cluster.primary();
    expect(await dieWhileRead(replica)).toEqual([200]);
    expect(await dieWhileRead(primary)).toEqual([200]);
  });
});
