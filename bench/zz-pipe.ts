import pg from 'pg';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { kyselyPool } from '#server/database/kysely-pool.ts';
import { findJobs } from '#server/jobs/job-search.ts';
import { readJob } from '#server/jobs/job-reading.ts';
const url = new URL(process.argv[2]!); url.pathname = '/karngea_bench_20000';
const client = new pg.Client({ connectionString: url.href, pipeline: true, query_timeout: process.argv[3] ? 30000 : 0 } as any);
await client.connect();
const names = new Map<string,string>();
const nameOf = (t: string) => { let n = names.get(t); if (!n) names.set(t, n = 's' + names.size); return n; };
const db = new Kysely<any>({ dialect: new PostgresDialect({ pool: kyselyPool({ connect: async () => ({ query: (text: string, values: any) => client.query({ name: nameOf(text), text, values }), release() {} }), end: async () => {} }) }) }) as any;
const q = { page: 0, sort: 'Date', keyword: '', industry: undefined, level: undefined, category: undefined, job_type: undefined, location: undefined } as any;
async function cpu(name: string, n: number, f: () => unknown) {
  const round = async () => { for (let i = 0; i < n; i += 16) await Promise.all(Array.from({ length: 16 }, f)); };
  await round(); await round();
  const a = process.cpuUsage(); const t = performance.now();
  await round();
  const b = process.cpuUsage(a);
  console.log(name.padEnd(30), 'cpu µs', Math.round((b.user + b.system) / n), 'wall µs', Math.round((performance.now() - t) * 1000 / n));
}
for (let k = 0; k < 2; k++) {
await cpu('select 1', 3200, () => sql`select ${1}::int`.execute(db));
await cpu('findJobs', 3200, () => findJobs(db, q));
await cpu('findJobs khmer', 3200, () => findJobs(db, { ...q, keyword: 'ជាងភ្លើង' }));
await cpu('readJob', 3200, () => readJob(db, 300));
}
await client.end();
