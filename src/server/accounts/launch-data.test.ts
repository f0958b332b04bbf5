/** Launch data of Mini Apps: what is signed, and what is refused. Signed here once more, as this folder may not import tests. */
import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { createLaunchReader } from './launch-data.ts';

/** From the documentation of telegram-apps, docs.telegram-mini-apps.com. */
const published = {
  token: '5768337691:AAH5YkoiEuPk8-FZa32hStHTqXiLPtAEhx8',
  at: new Date(1_662_771_648_000),
  data: 'query_id=AAHdF6IQAAAAAN0XohDhrOrc&user=%7B%22id%22%3A279058397%2C%22first_name%22%3A%22Vladislav%22%2C%22last_name%22%3A%22Kibenko%22%2C%22username%22%3A%22vdkfrost%22%2C%22language_code%22%3A%22ru%22%2C%22is_premium%22%3Atrue%7D&auth_date=1662771648&hash=c501b71e775f74ce10e377dea85a7ea24ecd640b223ea86dfe453e0eaed2e2b2',
};
const readPublished = createLaunchReader(published.token);
const later = (ms: number) => new Date(published.at.getTime() + ms);

test('the published example is valid', () =>
  expect(readPublished(published.data, published.at)).toMatchObject({
    id: 279_058_397,
    first_name: 'Vladislav',
    last_name: 'Kibenko',
    language_code: 'ru',
    allows_write_to_pm: false,
  }));

test.each([
  ['an altered field', published.data.replace('Vladislav', 'Vladislaw')],
  ['an added field', `${published.data}&start_param=job_1`],
  ['a field less', published.data.replace('query_id=AAHdF6IQAAAAAN0XohDhrOrc&', '')],
  ['a field that stands twice', published.data.replace('&hash', '&auth_date=1662771648&hash')],
  ['another hash', published.data.replace(/hash=.*/, `hash=${'0'.repeat(64)}`)],
  ['half a hash', published.data.slice(0, -32)],
  ['no hash', published.data.replace(/&hash=.*/, '')],
  ['a hash that is no number', published.data.replace(/hash=.*/, `hash=${'z'.repeat(64)}`)],
  ['something else', 'hello'],
])('%s: invalid_init_data', (_, data) =>
  expect(() => readPublished(data, published.at)).toThrow(
    expect.objectContaining({ code: 'invalid_init_data' }),
  ),
);

test("another bot's data is invalid", () =>
  expect(() => createLaunchReader('5768337691:AAother')(published.data, published.at)).toThrow(
    expect.objectContaining({ code: 'invalid_init_data' }),
  ));

test('it works for an hour, and may be 30 seconds ahead', () => {
  const hour = 60 * 60 * 1_000;
  for (const ms of [hour, -30_000]) expect(readPublished(published.data, later(ms)).id).toBe(279_058_397);
  expect(() => readPublished(published.data, later(hour + 1_000))).toThrow(
    expect.objectContaining({ code: 'init_data_expired' }),
  );
  expect(() => readPublished(published.data, later(-31_000))).toThrow(
    expect.objectContaining({ code: 'invalid_init_data' }),
  );
});

function sign(fields: Readonly<Record<string, string>>): string {
  const key = createHmac('sha256', 'WebAppData').update(published.token).digest();
  const text = Object.entries(fields)
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('\n');
  const hash = createHmac('sha256', key).update(text).digest('hex');
  return new URLSearchParams({ ...fields, hash }).toString();
}

test.each([
  ['no person', { auth_date: '1662771648' }],
  ['a person without id', { auth_date: '1662771648', user: '{"first_name":"A"}' }],
  ['an id as text', { auth_date: '1662771648', user: '{"id":"1"}' }],
  ['a negative id', { auth_date: '1662771648', user: '{"id":-1}' }],
  ['half an id', { auth_date: '1662771648', user: '{"id":1.5}' }],
  ['no JSON', { auth_date: '1662771648', user: '{"id":1' }],
  ['no date', { user: '{"id":1}' }],
  ['a date that is no number', { auth_date: '1e9', user: '{"id":1}' }],
])('signed, but %s: invalid_init_data', (_, fields) =>
  expect(() => readPublished(sign(fields), published.at)).toThrow(
    expect.objectContaining({ code: 'invalid_init_data' }),
  ),
);

test('only `hash` is left out of what is signed', () =>
  expect(
    readPublished(sign({ auth_date: '1662771648', user: '{"id":1}', signature: 'x' }), published.at).id,
  ).toBe(1));
