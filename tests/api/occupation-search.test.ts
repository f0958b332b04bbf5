/** Keywords find the jobs of an occupation as its filter does (product 7.3), in the demonstration. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type UsedOccupationGroup } from '#contract/job-occupations.ts';
import { type JobListItem } from '#contract/jobs.ts';
import { type Occupation } from '#contract/occupations.ts';
import { occupationNames } from '#occupations/names.ts';
import { loadOccupationSynonyms } from '#occupations/load-synonyms.ts';
import { startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let mostUsed: Occupation[];
beforeAll(async () => {
  server = await startServer();
  const groups = (await server.ask('GET', '/job/occupations')).body as UsedOccupationGroup[];
  mostUsed = groups
    .flatMap(({ occupations }) => occupations)
    .sort((one, other) => other.jobs - one.jobs)
    .slice(0, 20)
    .map(({ code }) => code as Occupation);
});
afterAll(() => server.close());

/** The ids of all pages. */
async function found(query: string): Promise<number[]> {
  const ids: number[] = [];
  for (let page = 0; ; page += 1) {
    const jobs = (await server.ask('GET', `/job/get?page=${page}&${query}`)).body as JobListItem[];
    if (jobs.length === 0) return ids;
    ids.push(...jobs.map(({ job_id }) => job_id));
  }
}

test('for twenty occupations, both names and a synonym find at least 95 % of their jobs', async () => {
  const synonyms = await loadOccupationSynonyms();
  expect(mostUsed).toHaveLength(20);
  const tooFew: string[] = [];
  for (const code of mostUsed) {
    const filtered = await found(`occupation=${code}`);
    const { en, km } = occupationNames[code];
    for (const keyword of [en, km, synonyms[code].en[0] ?? en]) {
      const ids = await found(`keyword=${encodeURIComponent(keyword)}`);
      const recall = filtered.filter((id) => ids.includes(id)).length / filtered.length;
      if (recall < 0.95) tooFew.push(`${keyword}: ${recall}`);
    }
  }
  expect(tooFew).toEqual([]);
});

test('a job with the word in its title ranks above one that only its occupation finds', async () => {
  const post = async (name: string, occupation: string | null) => {
    const { body } = await server.ask('GET', '/job/get/1');
    const { job_id } = (
      await server.ask('POST', '/job', {
        as: 'sokha',
        body: { ...(body as object), name, occupation, required_skills: 'x', tags: ['x'], expires_on: null },
      })
    ).body as { job_id: number };
    return job_id;
  };
  const inTitle = await post('Puppeteer and barista', null);
  const byOccupation = await post('Puppeteer', 'barista');
  server.later({ minutes: 1 });
  expect((await found('keyword=puppeteer barista&sort=Relevance')).slice(0, 2)).toEqual([
    inTitle,
    byOccupation,
  ]);
});
