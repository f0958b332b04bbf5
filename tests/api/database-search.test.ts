/** Keyword search in stored jobs: what it finds, and that keywords are only ever text. */
import { setTimeout } from 'node:timers/promises';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newJob } from '#contract/postings.ts';
import { deletionsOf } from '#search/edit-distance.ts';
import { type Db, openDatabase } from '#server/database/connect.ts';
import { toJobRow } from '#server/jobs/posting-store.ts';
import { searchColumns } from '#server/search/search-vector.ts';
import { prepareDatabase } from '#server/prepare-database.ts';
import { reindexJobs, startReindexing } from '#server/search/reindex.ts';
import { isMatch, queryForKeyword } from '#server/search/search-query.ts';
import { withStatementTimeout } from '#server/search/statement-timeout.ts';
import { similarWords } from '#server/search/word-store.ts';
import { freshDatabase, type FreshDatabase, testEngine } from '../support/engines.ts';
import { posting } from '../support/samples.ts';

let database: FreshDatabase;
let employer: number;

beforeAll(async () => {
  database = await freshDatabase();
  const sokha = { name: 'Sokha', name_key: 'sokha', password_hash: 'x', acc_type: 'employer' } as const;
  employer = (await database.db.insertInto('users').values(sokha).returning('id').executeTakeFirstOrThrow())
    .id;
  await store('Senior C++ developer', 'ReactJs', 'Banking & Finance', '<p>Fast <em>code</em></p>');
  await store('C# developer', '.Net', 'Insurance', '');
  await store("O'Brien & Sons: 100% \\ remote_work", 'PHP', 'Insurance', '');
  await store('អ្នកគ្រប់គ្រងការលក់', 'Sale', 'Telecommunication', '<p>ត្រូវការស្ត្រី២នាក់ ចេះភាសាអង់គ្លេស</p>');
});
afterAll(() => database.remove());

const place = {
  province: null,
  district: null,
  level: 'Entry',
  job_type: 'Full Time',
  location: 'Remote',
  requirements: [] as string[],
} as const;

async function store(name: string, tag: string, industry: string, description: string): Promise<void> {
  const job = {
    ...place,
    name,
    required_skills: '',
    tags: [tag],
    industry,
    category: 'Manager',
    description,
  };
  await database.db
    .insertInto('jobs')
    .values({ ...toJobRow(newJob.parse(posting), employer, new Date()), ...job, ...searchColumns(job) })
    .execute();
}

async function found(keyword: string): Promise<number[] | undefined> {
  const search = await queryForKeyword(database.db, keyword);
  if (search === undefined) return undefined;
  if (search === 'nothing') return [];
  const jobs = database.db.selectFrom('jobs').select('id').where(isMatch(search)).orderBy('id');
  return (await jobs.execute()).map(({ id }) => id);
}

test.each<[string, number[]]>([
  ['developer', [1, 2]],
  ['C++', [1]],
  ['c#', [2]],
  ['.net', [2]],
  ['DEVELOPER senior', [1]],
  ['dev', [1, 2]],
  ['devel senior', []],
  ['react js', [1]],
  ['banking and finance', [1]],
  ['fast', [1]],
  ['em', []],
  ["o'brien", [3]],
  ['100%', [3]],
  ['%', []],
  ['_', []],
  ['*', []],
  ["' | 'developer", [1, 2]],
  ['developer:*', [1, 2]],
  ['developer & !senior', [1]],
  ['ស្រ្តី', [4]],
  ['ស្\u200bត្រី 2 នាក់', [4]],
  ['ភាសាអង់គ្លេស', [4]],
])('%s finds %j', async (keyword, jobs) => {
  expect(await found(keyword)).toEqual(jobs);
});

test('no keyword means no filter', async () => {
  expect(await found('')).toBeUndefined();
  expect(await found(' \n ')).toBeUndefined();
});

test('part of a Khmer compound is found together with other words', async () => {
  expect(await found('គ្រប់គ្រង')).toContain(4);
  expect(await found('គ្រប់គ្រង sale')).toEqual([4]);
  expect(await found('គ្រប់គ្រង plumber')).toEqual([]);
});

test('an overlong keyword is cut, not refused', async () => {
  expect(await found('developer '.repeat(200))).toEqual([1, 2]);
  expect(await found(`${'a'.repeat(5_000)}`)).toEqual([]);
  expect(await found('ក្ខ'.repeat(2_000))).toEqual([]);
});

test('any text can be searched for and stored', async () => {
  const strange = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.stringMatching(/^[\\'"&|!:*()<>\u0000a-c\u1780-\u17d3 -]{0,30}$/),
  );
  await fc.assert(
    fc.asyncProperty(strange, async (text) => {
      await found(text);
      await database.db
        .updateTable('jobs')
        .set(
          searchColumns({
            ...place,
            name: text,
            required_skills: '',
            tags: [text],
            industry: '',
            category: '',
            description: text,
          }),
        )
        .where('id', '=', 2)
        .execute();
    }),
    { numRuns: 150 },
  );
});

const outdated = async (): Promise<number> =>
  (await database.db.selectFrom('jobs').select('id').where('tokenizer', '=', 0).execute()).length;
const reindexing = { retryMs: 50, onFailure: (error: unknown) => expect.unreachable(String(error)) };

test('jobs with tokens of an older tokenizer get new ones after the start, in the background', async () => {
  const { db, settings, engine } = database;
  await db.updateTable('jobs').set({ tokenizer: 0 }).execute();
  if ('url' in settings) {
    const prepared = await prepareDatabase(settings, { demoData: false, clock: () => new Date() });
    await prepared.close();
    expect(await outdated()).toBe(4);
  }
  const stop = startReindexing({ db, engine }, reindexing);
  await expect.poll(outdated, { timeout: 20_000 }).toBe(0);
  await stop();
  expect(await found('c#')).toEqual([2]);
  expect(await reindexJobs(db)).toBe(0);
});

test.runIf(testEngine === 'postgres')(
  'only one node makes tokens at a time, and another takes over',
  async () => {
    const { db, settings, engine } = database;
    await db.updateTable('jobs').set({ tokenizer: 0 }).execute();
    const other = await openDatabase(settings);
    const stop = await other.db.connection().execute(async (one) => {
      await sql`select pg_advisory_lock(7126002)`.execute(one);
      const stopIt = startReindexing({ db, engine }, reindexing);
      await setTimeout(200);
      expect(await outdated()).toBe(4);
      await sql`select pg_advisory_unlock(7126002)`.execute(one);
      return stopIt;
    });
    await expect.poll(outdated, { timeout: 20_000 }).toBe(0);
    await stop();
    await other.close();
  },
);

test.runIf(testEngine === 'postgres')("a search's statements have a timeout", async () => {
  const sleeping = withStatementTimeout(database.db, (db) => sql`select pg_sleep(5)`.execute(db), {
    timeoutMs: 20,
  });
  await expect(sleeping).rejects.toMatchObject({ code: '57014' });
  // The timeout does not stay on the connection.
  await sql`select pg_sleep(0.1)`.execute(database.db);
});

// The embedded engine has no named statements, so it plans each with its values.
test.runIf(testEngine === 'postgres')(
  'a search with several values is planned for these values, and later statements are not',
  async () => {
    const mode = async (db: Db) => {
      const { rows } = await sql<{ plan_cache_mode: string }>`show plan_cache_mode`.execute(db);
      return rows[0]?.plan_cache_mode;
    };
    expect(await withStatementTimeout(database.db, mode, { isPlannedByValues: true })).toBe(
      'force_custom_plan',
    );
    expect(await withStatementTimeout(database.db, mode)).toBe('auto');
    expect(await mode(database.db)).toBe('auto');
  },
);

test.runIf(testEngine === 'pglite')(
  'on the embedded engine searches run one at a time, and others wait for one statement of them',
  async () => {
    const order: string[] = [];
    const search = (name: string) =>
      withStatementTimeout(database.db, async (db) => {
        for (const part of [1, 2, 3]) {
          await sql`select 1`.execute(db);
          order.push(`${name}${part}`);
        }
      });
    const searches = ['a', 'b', 'c'].map(search);
    await sql`select 1`.execute(database.db);
    order.push('other');
    await Promise.all(searches);
    expect(order.indexOf('other')).toBeLessThanOrEqual(1);
    const parts = order.filter((part) => part !== 'other');
    expect(parts).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'b3', 'c1', 'c2', 'c3']);
  },
);

test.runIf(testEngine === 'pglite')(
  'on the embedded engine too many waiting searches are refused',
  async () => {
    let end = (): void => undefined;
    const ended = new Promise<void>((resolve) => (end = resolve));
    const searches = Array.from({ length: 500 }, () => withStatementTimeout(database.db, () => ended));
    await expect(Promise.race(searches)).rejects.toMatchObject({ code: 'unavailable' });
    end();
    const results = await Promise.allSettled(searches);
    expect(results.filter(({ status }) => status === 'fulfilled').length).toBe(401);
  },
);

test('the words similar to many misspelled ones are found by the index', async () => {
  const words = Array.from({ length: 3_000 }, (_, at) => `word${at.toString(26)}ing`);
  const rows = words.map((word) => ({ word, found_by: deletionsOf(word) }));
  await database.db.transaction().execute(async (trx) => {
    await trx.insertInto('search_words').values(rows).execute();
    await sql`analyze search_words`.execute(trx);
    const { rows: before } = await sql<{ read: number }>`
      select seq_tup_read as read from pg_stat_xact_user_tables where relname = 'search_words'`.execute(trx);
    expect(await similarWords(trx, ['accountent', 'marketin', 'electricien', 'recepsionist'])).toEqual([]);
    const { rows: after } = await sql<{ read: number }>`
      select seq_tup_read as read from pg_stat_xact_user_tables where relname = 'search_words'`.execute(trx);
    expect(after).toEqual(before);
    await sql`delete from search_words`.execute(trx);
  });
});

test('only words similar to a misspelled one are read among very many', async () => {
  const words = Array.from({ length: 3_000 }, (_, at) => `word${at.toString(26)}`);
  const rows = [...words, 'accountant'].map((word) => ({ word, found_by: deletionsOf(word) }));
  await database.db.transaction().execute(async (trx) => {
    await trx.insertInto('search_words').values(rows).execute();
    await sql`analyze search_words`.execute(trx);
    // A small table would be scanned; a prepared statement gets a generic plan.
    await sql`set local enable_seqscan = off`.execute(trx);
    await sql`set local plan_cache_mode = force_generic_plan`.execute(trx);
    const read = async () => {
      const found = await sql<{ read: number }>`
        select seq_tup_read + idx_tup_fetch as read from pg_stat_xact_user_tables
        where relname = 'search_words'`.execute(trx);
      return found.rows[0]?.read ?? 0;
    };
    const before = await read();
    expect(await similarWords(trx, ['acountant'])).toEqual(['accountant']);
    expect((await read()) - before).toBeLessThan(20);
    await sql`delete from search_words`.execute(trx);
  });
});
