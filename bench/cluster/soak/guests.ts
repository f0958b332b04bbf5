/** Guests: lists, searches, jobs, and the pages that the server renders for them. */
import { readQueries } from '../../search/judged/judged.ts';
import { newPhone, type Phone } from './phone.ts';
import { oneOf, type Site, want } from './site.ts';

const queries = readQueries().map(({ text }) => text);
/** A guest's job must have reached the replicas, and left the caches in which it is none. */
const readAfterMs = 8_000;
/** Calls of one guest, who has a phone of their own. */
const callsOfOne = 30;

/** A job that everybody finds; undefined where there is none yet. */
export function someJob({ openJobs }: Site): number | undefined {
  const ripe = performance.now() - readAfterMs;
  return oneOf(openJobs.filter(({ since }) => since < ripe))?.id;
}

function somePath(site: Site): string {
  const id = someJob(site);
  const number = Math.floor(Math.random() * 1_000);
  const query = encodeURIComponent(oneOf(queries) ?? '');
  const paths = [
    '/api/job/get?page=0',
    `/api/job/get?page=${number % 20}&sort=Salary`,
    `/api/job/get?keyword=${query}&sort=Relevance`,
    `/api/job/get?keyword=${query}&salary_from=${number}`,
    `/api/job/get?province=KH-12&within=${1 + (number % 60)}`,
    `/api/job/suggest?text=${query}&lang=kh`,
    '/api/stats',
    '/',
    '/jobs',
    ...(id === undefined ? [] : [`/api/job/get/${id}`, `/api/job/get/${id}?n=${number}`, `/jobDetail/${id}`]),
  ];
  return oneOf(paths) ?? '/';
}

/** @returns what a guest does each time that it is called */
export function newGuest(site: Site): () => Promise<void> {
  let phone: Phone = newPhone(site.address);
  let calls = 0;
  return async () => {
    calls += 1;
    if (calls % callsOfOne === 0) {
      phone.putAway();
      phone = newPhone(site.address);
    }
    await want(site, phone, { method: 'GET', path: somePath(site) });
  };
}
