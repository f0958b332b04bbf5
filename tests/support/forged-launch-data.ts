/** Launch data that is not what Telegram signed for the person with the id, though it says so. */
import { createHash, createHmac } from 'node:crypto';
import { launchData, launchToken } from './launch-data.ts';

type Forge = (id: number, at: Date) => string;

const attacker = { id: 4_999_999_999, first_name: 'a=b' };

/** Altered after it was signed, or signed with another key. */
const altered: [string, Forge][] = [
  ['two persons, the last is theirs', (id, at) => `${launchData(attacker, at)}&${userField(id)}`],
  ['two persons, the first is theirs', (id, at) => `${userField(id)}&${launchData(attacker, at)}`],
  ['two hashes', (id, at) => `hash=${'0'.repeat(64)}&${launchData({ id }, at)}`],
  ['a hash of another name', (id, at) => launchData({ id }, at).replace('hash=', 'Hash=')],
  ['a hash in a list', (id, at) => launchData({ id }, at).replace('hash=', 'hash[]=')],
  ['half a hash', (id, at) => launchData({ id }, at).slice(0, -32)],
  ['a hash in base64', (id, at) => withHash(id, at, (hash) => Buffer.from(hash, 'hex').toString('base64'))],
  ['a hash in full-width digits', (id, at) => withHash(id, at, fullWidth)],
  ["the hash of the attacker's own data", (id, at) => withUser(launchData(attacker, at), id)],
  ['a field less', (id, at) => launchData({ id }, at).replace(/query_id=[^&]*&/, '')],
  ['semicolons between the fields', (id, at) => launchData({ id }, at).replaceAll('&', ';')],
  ['more after the hash', (id, at) => `${launchData({ id }, at)}00`],
  ['a space before the hash', (id, at) => launchData({ id }, at).replace('hash=', 'hash=+')],
  ['no signature for third parties', (id, at) => launchData({ id }, at).replace(/&signature=[^&]*/, '')],
  [
    "the Login Widget's scheme",
    (id, at) => resign(id, at, createHash('sha256').update(launchToken).digest()),
  ],
  [
    'key and text exchanged',
    (id, at) => resign(id, at, createHmac('sha256', launchToken).update('WebAppData').digest()),
  ],
  ['an empty token', (id, at) => launchData({ id }, at, {}, '')],
  ['the public part of the token', (id, at) => launchData({ id }, at, {}, launchToken.split(':')[0])],
  ['a line break that starts another field', smuggled],
  ['everything encoded twice', (id, at) => encodeURIComponent(launchData({ id }, at))],
  ['a null byte', (id, at) => `${launchData({ id }, at)}%00`],
  ['a line break at the end', (id, at) => `${launchData({ id }, at)}%0d%0a`],
  ['another Unicode form', (id, at) => launchData({ id, first_name: 'é' }, at).replace('%C3%A9', 'e%CC%81')],
  ['a field named __proto__', (id, at) => `${launchData(attacker, at)}&__proto__=${id}`],
  [
    'a chat partner in place of a person',
    (id, at) => launchData(0, at, { user: '', receiver: `{"id":${id}}` }),
  ],
];

function withHash(id: number, at: Date, change: (hash: string) => string): string {
  const data = new URLSearchParams(launchData({ id }, at));
  data.set('hash', change(data.get('hash') ?? ''));
  return data.toString();
}
const fullWidth = (hash: string): string =>
  hash.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));
function withUser(text: string, id: number): string {
  const data = new URLSearchParams(text);
  data.set('user', JSON.stringify({ ...attacker, id }));
  return data.toString();
}

const userField = (id: number): string => `user=${encodeURIComponent(`{"id":${id}}`)}`;

function resign(id: number, at: Date, key: Buffer): string {
  const fields = [...new URLSearchParams(launchData({ id }, at))].filter(([name]) => name !== 'hash');
  const lines = fields.map(([name, value]) => `${name}=${value}`).sort();
  const hash = createHmac('sha256', key).update(lines.join('\n')).digest('hex');
  return new URLSearchParams([...fields, ['hash', hash]]).toString();
}

/** The signed text stays the same if a value with a line break is read as two fields, and the attacker's person as a name. */
export function smuggled(id: number, at: Date): string {
  const data = new URLSearchParams(launchData(attacker, at, { start_param: `x\nuser={"id":${id}}` }));
  const [name = '', value = ''] = `user=${JSON.stringify(attacker)}`.split(/(?<="a)=/);
  data.set('start_param', 'x');
  data.set('user', `{"id":${id}}`);
  data.set(name, value);
  return data.toString();
}

/** Signed, but not what Telegram signs; `ID` is the person's. */
const persons = [
  ...['{"id":"ID"}', '{"id":ID.5}', '{"id":-ID}', '{"id":[ID]}', '{"id":{"$ne":0}}', '{"id":true}'],
  ...['{"id":null}', '{"id":9007199254740993}', '{"id":1e400}', '{"__proto__":{"id":ID}}', '[{"id":ID}]'],
  ...['"ID"', 'null', '{}', '{"id":ID'],
];
const dates = ['-1', '+1', '1.5', '0x5f5e100', ' 1', '', '٣', '999999999999', '9'.repeat(40), 'NaN'];

export const forgeries: readonly [string, Forge][] = [
  ...altered,
  ...persons.map((text): [string, Forge] => [
    text,
    (id, at) => launchData(0, at, { user: text.replace('ID', String(id)) }),
  ]),
  ...dates.map((auth_date): [string, Forge] => [
    `the date '${auth_date}'`,
    (id, at) => launchData({ id }, at, { auth_date }),
  ]),
];
