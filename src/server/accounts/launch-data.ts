/** Launch data of Mini Apps, signed by Telegram with the bot's token (core.telegram.org/bots/webapps, "Validating data"). */
import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { Failure } from '#server/http/api/call-failures.ts';
import { hourMs, secondMs } from '#server/http/clock.ts';

const telegramUser = z.object({
  id: z.int().check(z.positive()),
  first_name: z._default(z.string(), ''),
  last_name: z._default(z.string(), ''),
  language_code: z.optional(z.string()),
  allows_write_to_pm: z._default(z.boolean(), false),
});
export type TelegramUser = z.output<typeof telegramUser>;

const maximumAgeMs = hourMs;
/** How far Telegram's clock may be ahead. */
const maximumAheadMs = 30 * secondMs;

/** Checks the signature, then the age. Throws `invalid_init_data` or `init_data_expired`. */
export type ReadLaunchData = (initData: string, now: Date) => TelegramUser;

export function createLaunchReader(token: string): ReadLaunchData {
  const key = createHmac('sha256', 'WebAppData').update(token).digest();
  return (initData, now) => {
    const fields = [...new URLSearchParams(initData)];
    const { hash = '', auth_date = '', user = '' } = Object.fromEntries(fields);
    const signed = fields
      .filter(([name]) => name !== 'hash')
      .map(([name, value]) => `${name}=${value}`)
      .sort();
    const expected = createHmac('sha256', key).update(signed.join('\n')).digest();
    // What is no hash in hexadecimal becomes one that is never right.
    const given = Buffer.alloc(expected.length);
    given.write(hash, 'hex');
    const isSigned = timingSafeEqual(expected, given) && /^[\da-f]{64}$/i.test(hash);
    const isDoubled = new Set(fields.map(([name]) => name)).size < fields.length;
    // The signed text has a field per line: it would be the same if a line break in a value began another field.
    const isAmbiguous = fields.some(([name, value]) => !/^\w+$/.test(name) || value.includes('\n'));
    const ageMs = now.getTime() - Number(auth_date) * secondMs;
    const isDated = /^\d{1,12}$/.test(auth_date) && ageMs >= -maximumAheadMs;
    if (!isSigned || isDoubled || isAmbiguous || !isDated) throw new Failure('invalid_init_data');
    const parsed = z.safeParse(telegramUser, parseJson(user));
    if (!parsed.success) throw new Failure('invalid_init_data');
    if (ageMs > maximumAgeMs) throw new Failure('init_data_expired');
    return parsed.data;
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
