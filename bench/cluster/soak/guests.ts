/** Guests: lists, searches, jobs, and server-rendered pages. */
import { readQueries } from '../../search/judged/judged.ts';
import { newPhone, type Phone } from './phone.ts';
import { oneOf, type Site, want } from './site.ts';

const queries = readQueries().map(({ text }) => text);
/** A job that guests request must have reached the replicas, and caches that stored its absence must have expired. */
const readAfterMs = 8_000;
/** Calls of one guest, each with a phone of their own. */
const callsOfOne = 30;

/** A job that guests can find; undefined while there is none. */
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

/** @returns a function that does one action of a guest */
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
