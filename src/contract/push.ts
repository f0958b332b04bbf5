/** Being told of notices while the app is closed (product 7.21). */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { type NoticeKind } from './notices.ts';
import { notifyLanguage } from './account-settings.ts';
import { type languageTags } from './pages.ts';

const endpointLength = 2_048;
/** Where the browser's own service takes messages for it; the server looks at the address (product 7.21). */
const pushEndpoint = z.string({ error: 'wrong_type' }).check(z.maxLength(endpointLength, 'too_long'));

/** So many bytes in base64url, with or without the signs that fill it up. */
const bytes = (count: number) =>
  z.pipe(
    z
      .string({ error: 'wrong_type' })
      .check(
        z.refine(
          (value) =>
            /^[\w+/-]{1,88}={0,2}$/.test(value) &&
            Math.floor((value.replace(/=/g, '').length * 3) / 4) === count,
          'wrong_type',
        ),
      ),
    z.transform((value: string) => value.replace(/=/g, '').replaceAll('+', '-').replaceAll('/', '_')),
  );

export const getPushKey = endpoint({
  method: 'GET',
  path: '/push/key',
  summary: 'The public key that a browser subscribes with.',
  access: 'anyone',
  reply: z.object({ key: z.string() }),
  status: 200,
});

export const subscribe = endpoint({
  method: 'POST',
  path: '/push/subscribe',
  summary:
    'Send notices to this browser, until the log-in ends. What subscribes again belongs to who is logged in.',
  access: 'loggedIn',
  body: z.object({
    endpoint: pushEndpoint,
    keys: z.object({ p256dh: bytes(65), auth: bytes(16) }, { error: 'wrong_type' }),
    lang: notifyLanguage,
  }),
  reply: z.object({ endpoint: z.string() }),
  status: 201,
});
export type NewSubscription = z.output<typeof subscribe.body>;

export const unsubscribe = endpoint({
  method: 'POST',
  path: '/push/unsubscribe',
  summary: 'Send no more notices to this browser.',
  access: 'loggedIn',
  body: z.object({ endpoint: pushEndpoint }),
  reply: z.undefined(),
  status: 204,
});

/** What the worker is sent, as JSON; it words nothing itself. */
export type PushMessage = {
  readonly id: number;
  readonly kind: NoticeKind | 'security';
  readonly title: string;
  readonly body: string;
  /** A path of this site. */
  readonly url: string;
  /** One that is shown under the same tag is replaced. */
  readonly tag: string;
  readonly lang: (typeof languageTags)[keyof typeof languageTags];
  /** What its two buttons say. */
  readonly open: string;
  readonly later: string;
};
