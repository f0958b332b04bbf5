/** Seekers: they search, save, apply, read answers and reply, withdraw, and follow searches. */
import { type Application } from '#contract/applications.ts';
import { type ApplicationMessage } from '#contract/application-messages.ts';
import { type ListPage } from '#contract/list-pages.ts';
import { type Notice } from '#contract/notices.ts';
import { cvOfDara } from '../../../tests/support/samples.ts';
import { someJob } from './guests.ts';
import { callAs, type Person } from './people.ts';
import { change, oneOf, type Site, takeBack, write } from './site.ts';

let texts = 0;
/** A text that no other message has. */
export const newText = (): string => `សួស្តី soak message ${(texts += 1)}`;

async function read(site: Site, person: Person): Promise<void> {
  const path = oneOf([
    '/job/get?page=0',
    '/job/get?keyword=bread',
    '/job/fav',
    '/notice/count',
    '/auth/sessions',
  ]);
  await callAs(site, person, 'GET', path ?? '/stats');
}

async function save(site: Site, person: Person): Promise<void> {
  const id = someJob(site);
  if (id === undefined) return;
  const { phone, token } = person;
  const key = `${person.id}:${id}`;
  const wanted = { method: 'POST', token } as const;
  if (site.ledger.written.saved.get(key) === 'acknowledged')
    await takeBack(site, phone, 'saved', key, { ...wanted, path: `/api/job/removeFav/${id}` });
  else await write(site, phone, 'saved', key, { ...wanted, path: `/api/job/addFav/${id}` });
}

async function apply(site: Site, person: Person): Promise<void> {
  const id = someJob(site);
  const key = `${person.id}:${id}`;
  if (id === undefined || site.ledger.written.applications.has(key)) return;
  await write(site, person.phone, 'applications', key, {
    method: 'POST',
    path: '/api/app',
    token: person.token,
    body: { job_id: id },
    isOnce: true,
    // Its employer has closed it, or its last day is over.
    allowed: ['job_closed'],
  });
}

const applications = async (site: Site, person: Person): Promise<readonly Application[]> => {
  const { how, body } = await callAs(site, person, 'GET', '/app?after=');
  return how === 'done' ? (body as ListPage<Application>).items : [];
};

async function takeOneBack(site: Site, person: Person): Promise<void> {
  const one = oneOf((await applications(site, person)).filter(({ status }) => status === 'pending'));
  if (one === undefined) return;
  await takeBack(site, person.phone, 'applications', `${person.id}:${one.job_id}`, {
    method: 'POST',
    path: `/api/app/${one.id}/withdraw`,
    token: person.token,
    isOnce: true,
    allowed: ['already_decided'],
  });
}

async function answer(site: Site, person: Person): Promise<void> {
  const one = oneOf((await applications(site, person)).filter(({ unread }) => unread > 0));
  if (one === undefined) return;
  const { how, body } = await callAs(site, person, 'GET', `/app/${one.id}/message`);
  if (how !== 'done') return;
  const { phone, token } = person;
  const invitation = (body as ApplicationMessage[]).findLast(({ interview }) => interview !== null);
  if (invitation?.interview?.answer === null) {
    const path = `/api/app/${one.id}/interview/${invitation.id}`;
    const said = oneOf(['yes', 'no']) ?? 'yes';
    const wanted = { method: 'PUT', path, token, body: { answer: said } } as const;
    await change(site, phone, ['answers', `${one.id}:${invitation.id}`, said], wanted);
  }
  const text = newText();
  const wanted = {
    method: 'POST',
    path: `/api/app/${one.id}/message`,
    token,
    body: { text },
    isOnce: true,
  } as const;
  await write(site, phone, 'messages', `${one.id}:${text}`, wanted);
}

async function readNotices(site: Site, person: Person): Promise<void> {
  const { how, body } = await callAs(site, person, 'GET', '/notice');
  const newest = how === 'done' ? (body as Notice[])[0] : undefined;
  if (newest) await callAs(site, person, 'POST', '/notice/read', { body: { up_to: newest.id } });
}

let searches = 0;
export async function follow(
  site: Site,
  person: Person,
  terms: object,
  alert: 'instant' | 'daily',
): Promise<void> {
  searches += 1;
  const name = `Soak search ${searches}`;
  await write(site, person.phone, 'searches', name, {
    method: 'POST',
    path: '/api/search',
    token: person.token,
    isOnce: true,
    body: { name, terms, alert },
    allowed: ['too_many'],
  });
}

const changeCv = (site: Site, person: Person) => callAs(site, person, 'PUT', '/cv', { body: cvOfDara });

/** How often each action is done, of a hundred. */
const habits: readonly (readonly [number, (site: Site, person: Person) => Promise<unknown>])[] = [
  [34, read],
  [16, apply],
  [14, save],
  [16, answer],
  [8, readNotices],
  [4, takeOneBack],
  [4, (site, person) => follow(site, person, { keyword: 'bread' }, oneOf(['instant', 'daily']) ?? 'daily')],
  [4, changeCv],
];

/** Does a person's next action. */
export async function doAny<Who>(
  ways: readonly (readonly [number, (site: Site, who: Who) => Promise<unknown>])[],
  site: Site,
  who: Who,
): Promise<void> {
  let left = Math.random() * ways.reduce((sum, [often]) => sum + often, 0);
  for (const [often, act] of ways) {
    left -= often;
    if (left < 0) return void (await act(site, who));
  }
}

export const seek = (site: Site, person: Person): Promise<void> => doAny(habits, site, person);
