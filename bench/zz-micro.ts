import { openDatabase } from '#server/database/connect.ts';
import { findJobs } from '#server/jobs/job-search.ts';
import { inOrder } from '#server/jobs/job-pages.ts';
import { readJob } from '#server/jobs/job-reading.ts';
import { sql } from 'kysely';
const url = new URL(process.argv[2]!); url.pathname = '/karngea_bench_20000';
const { db, close } = await openDatabase({ url: url.href });
const q = { page: 0, sort: 'Date', keyword: '', industry: undefined, level: undefined, category: undefined, job_type: undefined, location: undefined } as any;
async function cpu(name: string, n: number, f: () => unknown) {
  const round = async () => { for (let i = 0; i < n; i += 16) await Promise.all(Array.from({ length: 16 }, f)); };
  await round(); await round();
  const a = process.cpuUsage(); const t = performance.now();
  await round();
  const b = process.cpuUsage(a);
  console.log(name.padEnd(30), 'cpu µs', Math.round((b.user + b.system) / n), 'wall µs', Math.round((performance.now() - t) * 1000 / n));
}
const page = { filters: [], sort: 'Date', page: 0 } as any;
if (process.argv[3]) { for (let k=0;k<3;k++) await cpu("findJobs", 6400, () => findJobs(db, q)); await close(); process.exit(0); }
for (let k = 0; k < 2; k++) {
await cpu('select 1', 1600, () => sql`select ${1}::int`.execute(db));
await cpu('ids build', 1600, () => inOrder(db, page));
await cpu('ids build+compile', 1600, () => inOrder(db, page).compile());
await cpu('findJobs', 1600, () => findJobs(db, q));
await cpu('findJobs khmer', 1600, () => findJobs(db, { ...q, keyword: 'ជាងភ្លើង' }));
await cpu('readJob', 1600, () => readJob(db, 300));
}
await close();
