/** Two people who write a marker word into every field they can, and the people they deal with. */
import sharp from 'sharp';
import { type Application } from '#contract/applications.ts';
import { openHiring } from './hiring.ts';
import { type PushService } from './push-service.ts';
import { cvOfDara, posting, uuid } from './samples.ts';
import { type Person, type TestServer } from './test-server.ts';

export const password = 'correct horse battery';
export const employerWord = 'qzemployerword';
export const seekerWord = 'qzseekerword';

let keys = 0;
/** A fresh request key. */
const keyed = () => ({ 'idempotency-key': uuid((keys += 1)) });
const email = (word: string) => `${word}@example.com`;

export async function markedPeople(server: TestServer, service: PushService) {
  const ask = async (as: Person | undefined, what: string, body?: object) => {
    const [method, path] = what.split(' ') as ['GET' | 'POST' | 'PUT' | 'PATCH', string];
    const answer = await server.ask(method, path, {
      ...(as ? { as } : {}),
      ...(body ? { body } : {}),
      headers: keyed(),
    });
    if (answer.status >= 300) throw new Error(`${what}: ${answer.status} ${answer.text}`);
    return answer.body as never;
  };
  const register = (name: string, accType: string): Promise<Person> =>
    ask(undefined, 'POST /auth/register', { name, password, accType });

  const employer = await register(`Boss ${employerWord}`, 'employer');
  const seeker = await register(`Seeker ${seekerWord}`, 'employee');
  const hiring = await openHiring(server);
  const other = { employer: hiring.employer, seeker: await hiring.seeker(), job: hiring.job_id };

  /** What any user may do. */
  const doCommon = async (as: Person, word: string) => {
    await ask(as, 'POST /user/profileInfo', {
      profession: word,
      email: email(word),
      date_of_birth: '2000-01-01',
      contact_number: '12345678',
      address: word,
      facebook: word,
      linkedin: word,
    });
    await ask(as, 'POST /search', { name: word, terms: { keyword: word }, alert: 'daily' });
    await ask(as, `POST /job/addFav/${other.job}`);
    await ask(as, 'POST /report', { job_id: other.job, reason: 'other', text: word });
    await ask(as, 'POST /message', { email: email(word), name: word, text: word });
    await ask(as, 'POST /push/subscribe', service.subscribe());
    await ask(as, 'PUT /user/notify', { alerts: false });
  };
  await doCommon(employer, employerWord);
  await doCommon(seeker, seekerWord);

  const marked = {
    ...posting,
    name: employerWord,
    description: `<p>${employerWord}</p>`,
    language: employerWord,
    salary: `${employerWord} $300`,
    required_skills: employerWord,
    district: employerWord,
    responsibilities: [employerWord],
    requirements: [employerWord],
    tags: [employerWord],
  };
  const company = { name: employerWord, name_km: employerWord, about: employerWord };
  await ask(employer, 'PUT /company/mine', { ...company, website: `https://${employerWord}.example.com` });
  await ask(employer, 'POST /company/mine/verify', {
    registration_number: employerWord,
    phone: '012345678',
    note: employerWord,
  });
  const payload = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
  const sent = await server.app.inject({
    method: 'PUT',
    url: '/api/company/mine/logo',
    payload,
    headers: { authorization: `BEARER ${employer.token}`, 'content-type': 'image/png' },
  });
  const { logo } = sent.json<{ logo: string }>();

  // Someone follows the employer's postings, saves the job, reports it and applies.
  await ask(other.seeker, 'POST /search', { name: 'Mine', terms: { keyword: 'Manager' }, alert: 'instant' });
  const { job_id } = (await ask(employer, 'POST /job', marked)) as { job_id: number };
  await ask(other.seeker, `POST /job/addFav/${job_id}`);
  await ask(other.seeker, 'POST /report', { job_id, reason: 'fee', text: `Paid ${employerWord}` });
  const { id: theirs } = (await ask(other.seeker, 'POST /app', { job_id })) as Application;
  await ask(employer, `PUT /job/${job_id}`, { ...marked, salary: `${employerWord} $400` });
  await ask(employer, `GET /app/${theirs}`);
  await ask(employer, `PATCH /app/${theirs}`, { note: employerWord, starred: true });
  await ask(employer, `POST /app/${theirs}/message`, { text: employerWord });
  await ask(other.seeker, `POST /app/${theirs}/message`, { text: 'I can come.' });
  const at = new Date(server.clock().getTime() + 86_400_000).toISOString();
  await ask(employer, `POST /app/${theirs}/interview`, { at, place: employerWord, note: employerWord });
  const { id: decided } = (await ask(seeker, 'POST /cv', {
    user_info: { ...cvOfDara.user_info, first_name: seekerWord, last_name: seekerWord, address: seekerWord },
    skill: [{ skill: seekerWord, level: 'Expert' }],
  }).then(() => ask(seeker, 'POST /app', { job_id }))) as Application;
  await ask(employer, `PUT /app/${decided}`, { status: 'rejected', message: `${employerWord} says no` });

  // The seeker applies to others, who write about them; withdraws one application, and gets a decision.
  const applied = (await ask(seeker, 'POST /app', { job_id: other.job })) as Application;
  await ask(other.employer, `PATCH /app/${applied.id}`, { note: `Call ${seekerWord}` });
  await ask(other.employer, `POST /app/${applied.id}/message`, { text: `Dear ${seekerWord}` });
  await ask(seeker, `POST /app/${applied.id}/message`, { text: seekerWord });
  await ask(other.employer, `POST /app/${applied.id}/interview`, { at, place: 'Here', note: seekerWord });
  await ask(other.employer, `PUT /app/${applied.id}`, { status: 'accepted', message: seekerWord });
  const { id: taken } = (await ask(seeker, 'POST /app', { job_id: await hiring.post() })) as Application;
  await ask(seeker, `POST /app/${taken}/withdraw`);
  return { employer, seeker, other, ask, job_id, theirs, applied: applied.id, logo };
}
export type MarkedPeople = Awaited<ReturnType<typeof markedPeople>>;
