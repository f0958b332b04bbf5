import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { fillApplications } from '../support/many-applications.ts';
import { cvOfDara } from '../support/samples.ts';
import { startServer } from '../support/test-server.ts';

test('scratch', async () => {
  const server = await startServer({ isEmpty: true });
  const employer = await server.newcomer('employer');
  const known = (await server.newcomer('employee')).user_id;
  const began = performance.now();
  await fillApplications(server.db, employer.user_id, { jobs: 2_000, applicants: 1, known });
  await sql`delete from applications`.execute(server.db);
  await sql`insert into users (name, name_key, password_hash, acc_type) select 'appl ' || n, 'appl ' || n, '-', 'employee' from generate_series(1, 50) n`.execute(server.db);
  for (let n = 1; n <= 50; n += 1)
    await sql`insert into applications (job_id, user_id, status, starred, cv)
      select j.id, u.id, (array['pending', 'accepted', 'rejected', 'pending'])[1 + (j.id + u.id) % 4], j.id % 1000 = 0,
       jsonb_set(${JSON.stringify(cvOfDara)}::text::jsonb, '{user_info,city}', to_jsonb((array['Phnom Penh','Kampot','Takeo'])[1+j.id%3]))
      from jobs j cross join users u where j.employer_id = ${employer.user_id} and u.name_key = ${`appl ${n}`}`.execute(server.db);
  await sql`vacuum analyze`.execute(server.db);
  console.log('filled in', Math.round(performance.now() - began), 'ms; cv bytes', JSON.stringify(cvOfDara).length);
  const median = async (path: string) => {
    const times: number[] = [];
    let size = 0;
    for (let at = 0; at < 5; at += 1) {
      const t = performance.now();
      const { status, body } = await server.ask('GET', path, { as: employer });
      times.push(performance.now() - t);
      size = JSON.stringify(body).length;
      if (status !== 200) console.log(path, status, body);
    }
    times.sort((a, b) => a - b);
    console.log(`${path.padEnd(60)} median ${times[2]?.toFixed(0)} max ${times[4]?.toFixed(0)} ms, ${(size / 1000).toFixed(0)} kB`);
  };
  const first = (await server.ask('GET', '/app?after=', { as: employer })).body as { next: string; items: { job_id: number }[] };
  const job = first.items[0]?.job_id;
  for (const path of [
    '/app?after=', `/app?after=${first.next}`, '/app?after=&status=pending', '/app?after=&status=accepted', '/app?after=&starred=1', '/app?after=&unread=1',
    '/app?after=&cities=Kampot', '/app?after=&cities=Nowhere', '/app?after=&order=oldest', `/app?after=&job_id=${job}`,
    '/app?after=&words=nothing-of-it', '/app?after=&words=Dara',
    '/app/counts', '/app/narrowing', '/job/myJobs?after=', '/job/myJobs?after=&view=hiring', '/job/myJobs?after=&view=ending', '/job/myJobs?after=&view=closed',
    '/job/myJobs?after=&name=baker', `/job/mine/${job}`, '/company/mine', '/notice', '/notice/count', `/job/get?company=${employer.user_id}&status=Hiring`, '/app', '/job/myJobs',
  ]) await median(path);
  expect(1).toBe(1);
  await server.close();
}, 600_000);
