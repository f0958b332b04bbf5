/** Signs launch data of a Mini App as Telegram does, with the bot's token. */
import { createHmac } from 'node:crypto';

type Fields = Readonly<Record<string, string>>;

export const launchToken = '123456:AAtest-token';

/** `user` is any JSON value; further fields are signed, too. */
export function launchData(user: unknown, at: Date, more: Fields = {}, token = launchToken): string {
  const fields: Fields = {
    query_id: 'AAHdF6IQAAAAAN0XohDhrOrc',
    user: JSON.stringify(user),
    auth_date: String(Math.floor(at.getTime() / 1_000)),
    signature: 'a-signature-for-third-parties',
    ...more,
  };
  const text = Object.entries(fields)
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('\n');
  const key = createHmac('sha256', 'WebAppData').update(token).digest();
  const hash = createHmac('sha256', key).update(text).digest('hex');
  return new URLSearchParams({ ...fields, hash }).toString();
}
