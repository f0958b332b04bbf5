/** Employers: they post, edit and close jobs, open applications, write, invite and decide. */
import { type Application } from '#contract/applications.ts';
import { dayInCambodia } from '#contract/days.ts';
import { type ListPage } from '#contract/list-pages.ts';
import { posting } from '../../../tests/support/samples.ts';
import { callAs, type Person } from './people.ts';
import { doAny, newText } from './seekers.ts';
import { change, noteClosed, noteOpen, oneOf, type Site, write } from './site.ts';

/** A word that all jobs of the run contain, and no other. */
export const soughtWord = 'soakzebra';

/** The last day of most jobs is after the week. */
const longDays = 30;
/** An employer without verification may post ten a day. */
const mostPosts = 9;
let posted = 0;

async function post(site: Site, employer: Person): Promise<void> {
  if (employer.jobs.filter(({ day }) => day === site.day).length >= mostPosts) return;
  posted += 1;
  const name = `Soak job ${posted}`;
  // The last day of some jobs is within the week.
  const days = posted % 3 === 0 ? 2 + (posted % 4) : longDays;
  const pay = { salary_min: 200 + (posted % 300), salary_currency: 'USD', salary_period: 'month' };
  const about = { ...posting, ...pay, tags: [soughtWord], province: `KH-${1 + (posted % 25)}` };
  const body = { ...about, name, expires_on: dayInCambodia(days) };
  const wanted = { method: 'POST', path: '/api/job', token: employer.token, body, isOnce: true } as const;
  const { how, body: answered } = await write(site, employer.phone, 'jobs', name, wanted);
  if (how !== 'done') return;
  const { job_id: id } = answered as { job_id: number };
  employer.jobs.push({ id, body, day: site.day });
  noteOpen(site, id);
}

async function edit(site: Site, { phone, token, jobs }: Person): Promise<void> {
  const job = oneOf(jobs);
  if (job === undefined) return;
  const salary = `$${200 + Math.floor(Math.random() * 5_000)}`;
  const { how } = await change(site, phone, ['salaries', job.id, salary], {
    method: 'PUT',
    path: `/api/job/${job.id}`,
    token,
    body: { ...job.body, salary },
    allowed: ['job_closed'],
  });
  if (how === 'refused') noteClosed(site, job.id);
}

async function close(site: Site, { phone, token, jobs }: Person): Promise<void> {
  const job = jobs.length > 3 ? oneOf(jobs) : undefined;
  if (job === undefined) return;
  noteClosed(site, job.id);
  const wanted = { method: 'PATCH', path: `/api/job/stop/${job.id}`, token } as const;
  const { how } = await change(site, phone, ['closings', job.id, 'Closed'], wanted);
  if (how === 'unknown') noteOpen(site, job.id);
}

async function writeTo(site: Site, { phone, token }: Person, { id }: Application): Promise<void> {
  const text = newText();
  const wanted = {
    method: 'POST',
    path: `/api/app/${id}/message`,
    token,
    body: { text },
    isOnce: true,
  } as const;
  await write(site, phone, 'messages', `${id}:${text}`, { ...wanted, allowed: ['not_found'] });
}

async function invite(site: Site, { phone, token }: Person, { id }: Application): Promise<void> {
  const note = newText();
  const at = new Date(Date.now() + 86_400_000).toISOString();
  const body = { at, place: 'Factory gate', note };
  const wanted = { method: 'POST', path: `/api/app/${id}/interview`, token, body, isOnce: true } as const;
  await write(site, phone, 'messages', `${id}:${note}`, { ...wanted, allowed: ['not_found'] });
}

async function decide(site: Site, { phone, token }: Person, { id }: Application): Promise<void> {
  const status = oneOf(['accepted', 'rejected']) ?? 'accepted';
  await change(site, phone, ['decisions', id, status], {
    method: 'PUT',
    path: `/api/app/${id}`,
    token,
    body: { status },
    isOnce: true,
    // The applicant may withdraw meanwhile.
    allowed: ['not_found'],
  });
}

async function handle(site: Site, employer: Person): Promise<void> {
  const { how, body } = await callAs(site, employer, 'GET', '/app?after=');
  if (how !== 'done') return;
  const one = oneOf((body as ListPage<Application>).items.filter(({ status }) => status === 'pending'));
  if (one === undefined) return;
  await callAs(site, employer, 'GET', `/app/${one.id}`, { allowed: ['not_found'] });
  await callAs(site, employer, 'GET', `/app/${one.id}/message`, { allowed: ['not_found'] });
  const act = oneOf([writeTo, writeTo, invite, decide, undefined]);
  await act?.(site, employer, one);
}

async function nameCompany(site: Site, { id, phone, token }: Person): Promise<void> {
  const name = `Soak company ${Math.floor(Math.random() * 1e9)}`;
  const wanted = { method: 'PUT', path: '/api/company/mine', token, body: { name } } as const;
  await change(site, phone, ['companies', id, name], wanted);
}

async function look(site: Site, employer: Person): Promise<void> {
  const path = oneOf(['/job/myJobs?after=', '/notice', '/notice/count', '/app?after=', '/company/mine']);
  await callAs(site, employer, 'GET', path ?? '/notice');
}

const habits: readonly (readonly [number, (site: Site, employer: Person) => Promise<unknown>])[] = [
  [20, post],
  [45, handle],
  [8, edit],
  [5, close],
  [3, nameCompany],
  [19, look],
];

export const hire = (site: Site, employer: Person): Promise<void> => doAny(habits, site, employer);
