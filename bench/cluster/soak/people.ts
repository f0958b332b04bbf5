/** Users of the site: each has a name and a phone of their own; some come back later, on another phone. */
import { type User } from '#contract/sessions.ts';
import { cvOfDara } from '../../../tests/support/samples.ts';
import { newPhone, type Phone } from './phone.ts';
import { type Site, want, write } from './site.ts';

export type Person = {
  readonly id: number;
  readonly name: string;
  readonly accType: AccType;
  readonly token: string;
  readonly phone: Phone;
  /** On a shared device, where the log-in expires after half a day; undefined on a personal one. */
  readonly onlyOnDay: number | undefined;
  /** The jobs that they posted. */
  readonly jobs: Posted[];
};
export type Posted = { readonly id: number; readonly body: object; readonly day: number };
export type AccType = 'employee' | 'employer';

const password = 'soak-karngea-2026';
let people = 0;

/** Every third one gets push notifications. */
export async function register(site: Site, accType: AccType): Promise<Person | undefined> {
  people += 1;
  const name = `Soak ${accType} ${people}`;
  const phone = newPhone(site.address);
  const body = { name, password, accType };
  const { how, body: answered } = await write(site, phone, 'people', name, {
    method: 'POST',
    path: '/api/auth/register',
    body,
    isOnce: true,
  });
  if (how !== 'done') return undefined;
  const { user_id: id, token } = answered as User;
  const person: Person = { id, name, accType, token, phone, onlyOnDay: undefined, jobs: [] };
  if (people % 3 === 0) await subscribe(site, person);
  if (accType === 'employee') await callAs(site, person, 'POST', '/cv', { body: cvOfDara, isOnce: true });
  return person;
}

/** An existing person, on another phone. */
export async function logIn(site: Site, before: Person): Promise<Person | undefined> {
  const isOwn = Math.random() < 0.5;
  const phone = newPhone(site.address);
  const body = { name: before.name, password, remember: isOwn };
  const { how, body: answered } = await want(site, phone, { method: 'POST', path: '/api/auth/login', body });
  if (how !== 'done') return undefined;
  const { token } = answered as User;
  return { ...before, token, phone, onlyOnDay: isOwn ? undefined : site.day };
}

async function subscribe(site: Site, person: Person): Promise<void> {
  const device = site.push.subscribe();
  const { how } = await callAs(site, person, 'POST', '/push/subscribe', { body: { ...device, lang: 'kh' } });
  if (how === 'done') site.phones.set(person.id, device.endpoint);
}

type Asked = { readonly body?: unknown; readonly isOnce?: boolean; readonly allowed?: readonly string[] };

/** A person's API call. */
export const callAs = (
  site: Site,
  { phone, token }: Person,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH',
  path: string,
  asked: Asked = {},
) => want(site, phone, { method, path: `/api${path}`, token, ...asked });
