/** CVs as PDF files (product 7.42): who gets them, and what is in them. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Application } from '#contract/applications.ts';
import { cvCaps, lengths } from '#contract/limits.ts';
import { rules } from '#server/http/limits/rules.ts';
import { lowerLimits } from '../support/lower-limits.ts';
import { cvOfDara, posting, shortCv } from '../support/samples.ts';
import { isTableRight, readPdf } from '../support/pdf.ts';
import { type Person, startServer, type TestServer } from '../support/test-server.ts';

lowerLimits({ cvPdf: 10, cvLinkPdf: 10 });
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ clientFolder: resolve('dist/client'), isEmpty: true });
});
afterAll(() => server.close());

type Asking = { as?: Person; token?: string; from?: string };

/** Not `server.ask`, which reads answers as text. */
async function getPdf(path: string, { as, token, from }: Asking = {}) {
  const { statusCode, headers, rawPayload } = await server.app.inject({
    method: token === undefined ? 'GET' : 'POST',
    url: `/api${path}`,
    headers: as ? { authorization: `BEARER ${as.token}` } : {},
    ...(token === undefined ? {} : { payload: { token } }),
    ...(from === undefined ? {} : { remoteAddress: from }),
  });
  return { status: statusCode, headers, file: rawPayload, ...readPdf(rawPayload) };
}

async function seeker(body: object = cvOfDara): Promise<Person> {
  const person = await server.newcomer('employee');
  expect((await server.ask('POST', '/cv', { as: person, body })).status).toBe(201);
  return person;
}
async function applied(as: Person, share?: object) {
  const employer = await server.newcomer('employer');
  const { body: job } = await server.ask('POST', '/job', { as: employer, body: posting });
  const { job_id } = job as { job_id: number };
  const { body } = await server.ask('POST', '/app', { as, body: { job_id, share } });
  return { employer, id: (body as Application).id };
}

test('the owner gets a private A4 file with embedded fonts, links, and the text of the CV', async () => {
  const person = await seeker();
  const pdf = await getPdf(`/cv/${person.user_id}/pdf`, { as: person });
  expect(pdf.status).toBe(200);
  expect(pdf.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
    'content-disposition': expect.stringMatching(/^attachment; filename="CV-[\w-]+\.pdf"/),
  });
  expect(pdf.file.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.file.toString('latin1')).toMatch(/\/MediaBox \[0 0 595(?:\.\d+)? 84[12](?:\.\d+)?\]/);
  expect(pdf.fonts.length).toBeGreaterThan(1);
  expect(pdf.embeddedFonts).toBe(pdf.fonts.length);
  const { email, city } = cvOfDara.user_info;
  for (const text of [email, city, 'Work experience', 'Contact number']) expect(pdf.text).toContain(text);
  expect(pdf.links).toContain(`mailto:${email}`);
});

test('the language decides the labels, and the name in both scripts is safe in the header', async () => {
  const user_info = { ...shortCv.user_info, first_name: 'ដារ៉ា"; x', last_name: '../ចាន់\u200b' };
  const person = await seeker({ user_info });
  const pdf = await getPdf(`/cv/${person.user_id}/pdf?lang=kh`, { as: person });
  expect(pdf.text).not.toContain('Contact number');
  expect(pdf.fonts.some((font) => font.startsWith('NotoSansKhmer'))).toBe(true);
  expect(pdf.headers['content-disposition']).toBe(
    `attachment; filename="CV-x.pdf"; filename*=UTF-8''${encodeURIComponent('CV-ចាន់-ដារ៉ា-x.pdf')}`,
  );
  const other = await server.ask('GET', `/cv/${person.user_id}/pdf?lang=fr`, { as: person });
  expect([other.status, other.body]).toMatchObject([422, { fields: { lang: expect.any(String) } }]);
});

test('an employer gets the copy as it was sent, others get the answer for a CV that does not exist', async () => {
  const person = await seeker();
  const { employer, id } = await applied(person, { address: false, date_of_birth: false });
  const changed = { ...cvOfDara, user_info: { ...cvOfDara.user_info, job_title: 'Astronaut' } };
  await server.ask('PUT', '/cv', { as: person, body: changed });
  for (const path of [`/cv/${person.user_id}/pdf`, `/app/${id}/pdf`]) {
    const pdf = await getPdf(path, { as: employer });
    expect(pdf.status).toBe(200);
    expect(pdf.text).toContain(cvOfDara.user_info.job_title);
    for (const hidden of ['Date of birth', cvOfDara.user_info.address, 'Astronaut'])
      expect(pdf.text).not.toContain(hidden);
  }
  expect((await getPdf(`/app/${id}/pdf`, { as: person })).text).not.toContain('Astronaut');
  expect((await getPdf(`/cv/${person.user_id}/pdf`, { as: person })).text).toContain('Astronaut');
  const { body } = await server.ask('GET', `/app/${id}`, { as: person });
  expect(body).toMatchObject({ application: { viewed_at: expect.any(String) } });

  for (const as of [await server.newcomer('employer'), await seeker(shortCv)])
    for (const [theirs, missing] of [
      [`/cv/${person.user_id}/pdf`, '/cv/999999/pdf'],
      [`/app/${id}/pdf`, '/app/999999/pdf'],
    ] as const) {
      const [one, other] = [
        await server.ask('GET', theirs, { as }),
        await server.ask('GET', missing, { as }),
      ];
      expect([one.status, one.text]).toEqual([404, other.text]);
    }
  expect((await getPdf(`/cv/${person.user_id}/pdf`)).status).toBe(401);
  expect((await getPdf(`/app/${id}/pdf`)).status).toBe(401);
});

test('an erased copy and a CV that was never made have no PDF', async () => {
  const person = await seeker();
  const { employer, id } = await applied(person);
  await server.db
    .updateTable('applications')
    .set({ cv_erased_at: server.clock() })
    .where('id', '=', id)
    .execute();
  for (const path of [`/cv/${person.user_id}/pdf`, `/app/${id}/pdf`])
    expect((await getPdf(path, { as: employer })).status).toBe(404);
  const newcomer = await server.newcomer('employee');
  expect((await getPdf(`/cv/${newcomer.user_id}/pdf`, { as: newcomer })).status).toBe(404);
});

test('a link gives the current CV without what its owner left out, until it ends', async () => {
  const person = await seeker();
  const body = { share: { address: true, date_of_birth: false, reference: false } };
  const { body: made } = await server.ask('POST', '/cv/links', { as: person, body });
  const { id, token } = made as { id: number; token: string };
  const pdf = await getPdf('/cv/shared/pdf?lang=eng', { token });
  expect([pdf.status, pdf.headers['cache-control']]).toEqual([200, 'private, no-store']);
  expect(pdf.text).toContain(cvOfDara.user_info.email);
  expect(pdf.text).not.toContain('Date of birth');
  await server.ask('POST', `/cv/links/${id}/end`, { as: person });
  expect((await getPdf('/cv/shared/pdf', { token })).status).toBe(404);
  expect((await server.ask('POST', '/cv/shared/pdf', { body: {} })).status).toBe(422);
});

const sentence = {
  en: 'I kept the books of a bakery in Siem Reap and taught three apprentices. ',
  km: 'ខ្ញុំបានធ្វើការនៅហាងនំប៉័ងមួយក្នុងខេត្តសៀមរាប និងបង្រៀនកូនជាងបីនាក់។ ',
};
/** All items of all sections, each with this text. */
function fullCv(text: string, about: string) {
  const { user_info, work_exp = [], education = [], achievement = [], language = [] } = cvOfDara;
  const { skill = [], reference = [] } = cvOfDara;
  const filled = <Item extends object>([first]: readonly Item[], cap: number, more: object = {}) =>
    Array.from({ length: first ? cap : 0 }, () => ({ ...first, ...more }));
  return {
    user_info: { ...user_info, description: about },
    work_exp: filled(work_exp, cvCaps.work_exp, { description: text }),
    education: filled(education, cvCaps.education, { description: text }),
    achievement: filled(achievement, cvCaps.achievement, { description: text }),
    language: filled(language, cvCaps.language),
    skill: filled(skill, cvCaps.skill),
    reference: filled(reference, cvCaps.reference),
  };
}

/** The app's own sentences: the same few words would compress better than real texts. */
const sentencesOf = (language: 'en' | 'km') =>
  [...readFileSync(`locales/${language}/messages.po`, 'utf8').matchAll(/^msgstr "([^"{}<>\\]{25,})"$/gm)].map(
    ([, text = '']) => text,
  );
const sentences = { en: sentencesOf('en'), km: sentencesOf('km') };
/** In an order of its own for each length. */
function createProse(language: 'en' | 'km'): (length: number) => string {
  let seed = 1;
  return (length) => {
    let text = '';
    while (text.length < length) {
      seed = (seed * 48_271) % 2_147_483_647;
      text += `${sentences[language][seed % sentences[language].length]} `;
    }
    return text.slice(0, length).trim();
  };
}
/** Every text at its limit; in Khmer the description is as long as a request of 256 kB allows. */
function largestCv(language: 'en' | 'km') {
  const prose = createProse(language);
  const about = prose(language === 'km' ? 28_000 : lengths.richText - '<p></p>'.length);
  const cv = fullCv('', `<p>${about}</p>`);
  const fill = <Item extends object>(item: Item, ...fields: readonly string[]) => ({
    ...item,
    ...Object.fromEntries(fields.map((field) => [field, prose(lengths.shortText)])),
    ...(fields.includes('description') && { description: prose(lengths.listItem) }),
  });
  return {
    user_info: fill(cv.user_info, 'first_name', 'last_name', 'job_title', 'address', 'city'),
    work_exp: cv.work_exp.map((item) => fill(item, 'job_title', 'company', 'city', 'description')),
    education: cv.education.map((item) => fill(item, 'school', 'major', 'city', 'description')),
    achievement: cv.achievement.map((item) => fill(item, 'title', 'description')),
    language: cv.language.map((item) => fill(item, 'language')),
    skill: cv.skill.map((item) => fill(item, 'skill')),
    reference: cv.reference.map((item) => fill(item, 'name', 'position', 'company')),
  };
}

/** How often each letter is in a text. */
function countLetters(text: string, letter: RegExp): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [found] of text.matchAll(letter)) counts.set(found, (counts.get(found) ?? 0) + 1);
  return counts;
}

test.each(['en', 'km'] as const)(
  'a short CV is one page, a full one at most five, and the largest a few more within 300 kB (%s)',
  async (language) => {
    const text = sentence[language];
    const lang = language === 'km' ? 'kh' : 'eng';
    const pdfOf = async (body: object) => {
      const person = await seeker(body);
      return getPdf(`/cv/${person.user_id}/pdf?lang=${lang}`, { as: person });
    };
    expect((await pdfOf(shortCv)).pages).toBe(1);
    const full = await pdfOf(fullCv(text.repeat(4).trim(), `<p>${text.repeat(6)}</p>`));
    expect(full.pages).toBeGreaterThan(1);
    expect(full.pages).toBeLessThanOrEqual(5);
    expect(full.text).toContain(`1 / ${full.pages}`);
    expect(isTableRight(full.file)).toBe(true);
    // Copied as it was written, line by line.
    if (language === 'km')
      expect(full.actualText.join('').replaceAll(' ', '')).toContain(text.repeat(2).replaceAll(' ', ''));
    const long = await pdfOf(fullCv(text.repeat(40).slice(0, 2_000).trim(), `<p>${text.repeat(400)}</p>`));
    expect(long.pages).toBeLessThanOrEqual(language === 'km' ? 6 : 5);
    expect(long.file.length).toBeLessThan(300_000);

    const largest = await pdfOf(largestCv(language));
    expect(largest.pages).toBeLessThanOrEqual(language === 'km' ? 8 : 9);
    expect(largest.file.length).toBeLessThan(300_000);
    expect(isTableRight(largest.file)).toBe(true);
    // Nothing is cut off. Readers copy Khmer lines from `actualText`, others as they were drawn.
    const [copied, letter] =
      language === 'km' ? [largest.actualText.join(''), /\p{Script=Khmer}/gu] : [largest.text, /[a-z]/gi];
    const typed =
      JSON.stringify(largestCv(language))
        .match(/"[^"]{100,}"/g)
        ?.join('') ?? '';
    const found = countLetters(copied, letter);
    for (const [one, count] of countLetters(typed, letter))
      expect(found.get(one), one).toBeGreaterThanOrEqual(count);
  },
  60_000,
);

test('links in the description stay links, and markup that was refused becomes none', async () => {
  const description =
    '<p>See <a href="https://dara.example/?a=1">my page</a></p><ul><li>Office <b>work</b></li></ul><a href="javascript:alert(1)">no</a>';
  const person = await seeker({ user_info: { ...shortCv.user_info, description } });
  const pdf = await getPdf(`/cv/${person.user_id}/pdf`, { as: person });
  expect(pdf.links).toContain('https://dara.example/?a=1');
  expect(pdf.links.join(' ')).not.toContain('javascript');
  expect(pdf.text).toMatch(/See my page\n•Office work/);
});

test('ten at once are drawn one after another within 150 MB, and one person cannot fill the queue', async () => {
  const people = await Promise.all(
    Array.from({ length: 10 }, (_, at) => seeker(largestCv(at % 2 === 0 ? 'km' : 'en'))),
  );
  const own = (person: Person) => server.ask('GET', `/cv/${person.user_id}/pdf`, { as: person });
  const [first] = people as [Person];
  await own(first);
  const before = process.memoryUsage().rss;
  expect((await Promise.all(people.map(own))).map(({ status }) => status)).toEqual(people.map(() => 200));
  expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024);

  const one = await seeker();
  const answers = await Promise.all(Array.from({ length: 10 }, () => own(one)));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  for (const { status, headers } of refused) expect([status, headers['retry-after']]).toEqual([503, '5']);
}, 60_000);

test('an account, and an address with a link, get a limited number', async () => {
  const limited = await startServer({ settings: { rateLimit: true }, isEmpty: true });
  try {
    const person = await limited.newcomer('employee');
    const path = `/cv/${person.user_id}/pdf`;
    for (let turn = 0; turn < rules.cvPdf.points; turn += 1)
      expect((await limited.ask('GET', path, { as: person })).status).toBe(404);
    expect((await limited.ask('GET', path, { as: person })).status).toBe(429);
    const open = () => limited.ask('POST', '/cv/shared/pdf', { body: { token: 'x' }, from: '203.0.113.5' });
    for (let turn = 0; turn < rules.cvLinkPdf.points; turn += 1) expect((await open()).status).toBe(404);
    expect((await open()).status).toBe(429);
  } finally {
    await limited.close();
  }
}, 30_000);
