/** Alerts match exactly the jobs that the list shows for the same search (product 7.22). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Alert } from '#contract/alerts.ts';
import { type JobListItem } from '#contract/jobs.ts';
import { refreshKeys } from '#server/alerts/alert-store.ts';
import { findMatchingTerms } from '#server/alerts/matching-store.ts';
import { posting } from '../support/samples.ts';
import { type Person, startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let employer: Person;
const jobs: number[] = [];

const pay = { salary_currency: 'USD', salary_period: 'month' };
const posted = [
  { name: 'ជាងដេរ', province: 'KH-8', location: 'Location unlimited', salary: '$220' },
  { name: 'Night Baker', occupation: 'baker', ...pay, salary_min: 300, salary_max: 350 },
  { name: 'C++ developer, Node.js', category: 'Backend Developer', industry: 'Information Technology' },
  { name: 'Teller', industry: 'Banking & Finance', job_type: 'Both', level: 'Senior' },
  {
    name: 'Cook',
    occupation: 'cook',
    province: 'KH-12',
    location: 'Location unlimited',
    district: 'Chamkar Mon',
  },
  { name: 'អ្នករត់តុ', description: '<p>ភោជនីយដ្ឋាន Café 24</p>', location: 'Remote' },
  { name: 'ក្រុមហ៊ុនសំណង់', tags: ['ដេក'], required_skills: 'ការងារសំណង់' },
];
const terms: Record<string, string>[] = [
  {},
  { keyword: 'bak' },
  { keyword: 'baker night' },
  { keyword: 'baker, bread!' },
  { keyword: 'ជាងដេរ' },
  { keyword: 'ដេរ' },
  { keyword: 'ជាង' },
  { keyword: 'ងដេ' },
  { keyword: 'រត់តុ' },
  { keyword: 'សំណង់' },
  { keyword: 'ណង់' },
  { keyword: 'cafe 24' },
  { keyword: 'ភោជនីយដ្ឋាន cafe' },
  { keyword: 'c++' },
  { keyword: 'nodejs' },
  { keyword: 'node js dev' },
  { keyword: 'kandal' },
  { keyword: 'siem reap' },
  { keyword: '%' },
  { keyword: 'a b c d e f g h i j k l m n o p notthere' },
  { industry: 'banking and finance' },
  { industry: 'BANKING & FINANCE', job_type: 'Full Time' },
  { job_type: 'Part Time' },
  { job_type: 'Both' },
  { level: 'senior' },
  { category: 'manager', location: 'phnom penh' },
  { category: 'Dentist' },
  { province: 'KH-12' },
  { province: 'KH-8', keyword: 'ជាង' },
  { province: 'KH-99' },
  { occupation: 'cook' },
  { occupation: 'hospitality' },
  { occupation: 'hospitality', keyword: 'cook' },
  { occupation: 'garment' },
  { occupation: 'astronaut' },
  { keyword: 'chef' },
  { location: 'Remote' },
  { salary_from: '340' },
  { salary_from: '351' },
  { salary_from: '200', province: 'KH-8' },
  { within: '1' },
  { within: '0' },
  { status: 'Hiring' },
  { status: 'Closed' },
  { verified: '1' },
  { verified: '1', keyword: 'cook' },
  { company: '0' },
  { sort: 'Salary', keyword: 'teller' },
];

beforeAll(async () => {
  server = await startServer({ isEmpty: true });
  employer = await server.newcomer('employer');
  for (const change of posted) {
    const { body } = await server.ask('POST', '/job', { as: employer, body: { ...posting, ...change } });
    jobs.push((body as { job_id: number }).job_id);
  }
  terms.push({ company: `${employer.user_id}` }, { company: `${employer.user_id}`, keyword: 'cook' });
});
afterAll(() => server.close());

/** Spread over people, because each may have at most twenty. */
async function saveAll(): Promise<{ id: number; terms: Record<string, string> }[]> {
  const saved = [];
  for (const [at, each] of terms.entries()) {
    if (at % 20 === 0) employee = await server.newcomer('employee');
    const body = { name: 'Mine', terms: each, alert: 'instant' };
    const { id } = (await server.ask('POST', '/search', { as: employee, body })).body as Alert;
    saved.push({ id, terms: each });
  }
  return saved;
}
let employee: Person;

const foundBy = async (): Promise<Map<number, number[]>> => {
  const hashes = new Map<string, number>();
  for (const { id, terms_hash } of await server.db.selectFrom('saved_searches').selectAll().execute())
    hashes.set(terms_hash, id);
  const found = new Map<number, number[]>();
  for (const job of jobs)
    for (const hash of await findMatchingTerms(server.db, job)) {
      const id = hashes.get(hash) ?? 0;
      found.set(id, [...(found.get(id) ?? []), job]);
    }
  return found;
};

test('each search matches the jobs that its list shows, and no other', async () => {
  const saved = await saveAll();
  const found = await foundBy();
  const said: [Record<string, string>, number[]][] = [];
  const listed: [Record<string, string>, number[]][] = [];
  for (const { id, terms: each } of saved) {
    const { body } = await server.ask('GET', `/job/get?${new URLSearchParams(each).toString()}`);
    listed.push([each, (body as JobListItem[]).map(({ job_id }) => job_id).sort((a, b) => a - b)]);
    said.push([each, found.get(id) ?? []]);
  }
  expect(said).toEqual(listed);
  // Neither everything nor nothing matches.
  expect(listed.filter(([, of]) => of.length === 0).length).toBeGreaterThan(5);
  expect(listed.filter(([, of]) => of.length > 0).length).toBeGreaterThan(20);
});

test('keys and queries of older rules are computed again before a job is matched', async () => {
  await server.db
    .updateTable('saved_searches')
    .set({ tokenizer: 1, found_by: [], keyword_query: '' })
    .execute();
  const before = await foundBy();
  expect(before.size).toBeGreaterThan(20);
  await server.db.updateTable('saved_searches').set({ tokenizer: 999_999 }).execute();
  await refreshKeys(server.db);
  const { count } = await server.db
    .selectFrom('saved_searches')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('tokenizer', '=', 999_999)
    .executeTakeFirstOrThrow();
  expect(count).toBe(terms.length);
});

test('a job is compared with the stored queries: parsing each keyword again would take long', async () => {
  await server.db
    .updateTable('saved_searches')
    .set({ keyword_query: 'nowhere' })
    .where('keyword_query', 'is not', null)
    .execute();
  const saved = await server.db.selectFrom('saved_searches').select(['id', 'terms']).execute();
  const matching = [...(await foundBy()).keys()];
  expect(matching.length).toBeGreaterThan(5);
  for (const { id, terms: each } of saved) if (each.keyword) expect(matching).not.toContain(id);
});
