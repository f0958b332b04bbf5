/** Acknowledged writes survive any crash: of the server with the embedded database, or of PostgreSQL. */
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#server/database/connect.ts';
import { isUnavailable } from '#server/database/database-error.ts';
import { addColumn, migrate, migrations } from '#server/database/migrate.ts';
import { bundleChild, startChild, type Child } from '../support/child-processes.ts';
import { readCount, writeNext } from '../support/counted-writes.ts';
import { databaseTemplate } from '../support/database-template.ts';
import { freshDatabase, testEngine } from '../support/engines.ts';
import { figure } from '../support/figures.ts';
import { ask, createPostgresServer, type PostgresServer } from '../support/postgres-server.ts';

const rounds = process.env['NIGHTLY'] === '1' ? 50 : 6;
/** Milliseconds of writing before each kill, to hit the start of work as well as its middle. */
const writing = () => 10 + Math.random() * 120;
const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
const everyTime = { timeout: 900_000 };

/** How many writes were acknowledged, and how many milliseconds each start after a kill took. */
type Kills = { written: number; recoveries: number[] };

function report(engine: string, { written, recoveries }: Kills): void {
  const sorted = recoveries.toSorted((a, b) => a - b);
  figure(`${engine}, kill -9`, {
    kills: sorted.length,
    'acknowledged writes': written,
    // Each round has checked it: a lost write would have ended the test.
    lost: 0,
    'recovery ms, median': sorted[Math.floor(sorted.length / 2)] ?? 0,
    'at most': sorted.at(-1) ?? 0,
  });
}

describe.runIf(testEngine === 'pglite')('the embedded database', () => {
  let script: string;
  let dataDir: string;
  let children: Child[] = [];
  const child = (task: string, folder = dataDir) => {
    const started = startChild(script, task, folder);
    children.push(started);
    return started;
  };
  const kill = async (one: Child) => {
    one.process.kill('SIGKILL');
    await one.ended;
  };
  const newFolder = async () => {
    const folder = mkdtempSync(join(tmpdir(), 'karngea-durability-'));
    cpSync(await databaseTemplate(), folder, { recursive: true });
    return folder;
  };

  beforeAll(async () => {
    script = bundleChild('tests/support/database-child.ts');
    dataDir = await newFolder();
  });
  afterEach(async () => {
    await Promise.all(children.map(kill));
    children = [];
  });
  afterAll(() => {
    rmSync(dataDir, { recursive: true, force: true });
    rmSync(script, { force: true });
  });

  async function writeAndKill(folder: string, kills: number): Promise<Kills> {
    let written = 0;
    const recoveries: number[] = [];
    for (let round = 0; round <= kills; round += 1) {
      const writer = child('write', folder);
      // Every other one is killed only after some writes, the rest possibly before the first.
      await writer.said(round % 2 === 0 ? 3 : 1);
      const state = writer.lines[0] as { count: number; rows: number; newest: number; opened: number };
      expect(state).toMatchObject({ rows: state.count, newest: state.count });
      expect(state.count).toBeGreaterThanOrEqual(written);
      if (round > 0) recoveries.push(state.opened);
      await pause(writing());
      await kill(writer);
      written = writer.lines.length > 1 ? (writer.lines.at(-1) as number) : state.count;
    }
    return { written, recoveries };
  }

  test(`loses no acknowledged write in ${rounds} kills`, everyTime, async () => {
    const other = await newFolder();
    const runs = await Promise.all([dataDir, other].map((folder) => writeAndKill(folder, rounds / 2)));
    rmSync(other, { recursive: true, force: true });
    const written = runs.reduce((sum, run) => sum + run.written, 0);
    expect(written).toBeGreaterThan(rounds);
    report('embedded', { written, recoveries: runs.flatMap((run) => run.recoveries) });
  });

  test("refuses a second process, with one sentence that says who has the folder, and gives a dead one's to exactly one of four", async () => {
    const holder = child('hold');
    await holder.said(1);
    const second = child('hold');
    expect(await second.ended).toBe(3);
    expect(second.lines).toEqual([
      {
        name: 'DataFolderInUseError',
        message: `The data folder ${dataDir} is in use by process ${holder.process.pid}; stop it first, or set DATA_DIR to another folder.`,
      },
    ]);
    await kill(holder);
    const wanting = [1, 2, 3, 4].map(() => child('hold'));
    await Promise.all(wanting.map((one) => one.said(1)));
    expect(wanting.filter(({ lines }) => lines[0] === 'ready')).toHaveLength(1);
  });

  test('survives kills during its creation and its first migration', everyTime, async () => {
    rmSync(dataDir, { recursive: true, force: true });
    for (const begun of ['database.making', 'database']) {
      const killed = child('hold');
      const hasBegun = () => existsSync(join(dataDir, begun));
      await expect.poll(hasBegun, { timeout: 300_000, interval: 5 }).toBe(true);
      await pause(Math.random() * 200);
      await kill(killed);
      expect(killed.lines).toEqual([]);
    }
    const last = child('migrate');
    await last.ended;
    expect(last.lines).toEqual(['ready']);
  });
});

describe.runIf(testEngine === 'postgres')('a PostgreSQL server', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await createPostgresServer();
  });
  afterAll(() => server.remove());

  const create = async (name: string) => {
    await ask(server.url('postgres'), `create database ${name}`);
    return server.url(name);
  };

  test('is migrated once by four nodes at the same time', async () => {
    const url = await create('raced');
    const databases = await Promise.all([1, 2, 3, 4].map(() => openDatabase({ url })));
    const done = await Promise.all(databases.map(({ db }) => migrate(db)));
    expect(done.filter((names) => names.length > 0)).toHaveLength(1);
    await Promise.all(databases.map((database) => database.close()));
  });

  test(
    `loses no acknowledged write in ${rounds} kills, and the pool reconnects by itself`,
    everyTime,
    async () => {
      const database = await openDatabase({ url: await create('killed') });
      await migrate(database.db);
      let acknowledged = 0;
      const recoveries: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const killed = pause(writing()).then(() => server.kill());
        const failure: unknown = await (async () => {
          for (let next = (await readCount(database.db)).count + 1; ; next += 1) {
            await writeNext(database.db, next);
            acknowledged = next;
          }
        })().catch((error: unknown) => error);
        expect(isUnavailable(failure), String(failure)).toBe(true);
        await killed;
        await expect(database.ping()).rejects.toSatisfy(isUnavailable);
        recoveries.push(await server.start());
        const state = await readCount(database.db);
        expect(state).toEqual({ count: state.count, rows: state.count, newest: state.count });
        expect(state.count).toBeGreaterThanOrEqual(acknowledged);
      }
      expect(acknowledged).toBeGreaterThan(rounds);
      report('PostgreSQL', { written: acknowledged, recoveries });
      await database.close();
    },
  );
});

test.runIf(testEngine === 'pglite')('four concurrent migrations on one connection run once', async () => {
  const database = await freshDatabase('empty');
  const next = { ...migrations, '9001-hours': addColumn('jobs', "hours text not null default 'any'") };
  const done = await Promise.all([1, 2, 3, 4].map(() => migrate(database.db, next)));
  expect(done.flat()).toEqual(['9001-hours']);
  await database.remove();
});
