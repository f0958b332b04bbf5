/** Calls to subscribe to pushes, and the payload that the service worker receives (product 7.21). */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { type NoticeKind } from './notices.ts';
import { notifyLanguage } from './account-settings.ts';
import { type languageTags } from './pages.ts';

const endpointLength = 2_048;
/** The URL of the browser's push service; the server checks its host (product 7.21). */
const pushEndpoint = z.string({ error: 'wrong_type' }).check(z.maxLength(endpointLength, 'too_long'));

/** The given number of bytes in base64 or base64url, with or without padding. */
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
  summary: "The server's public key for push subscriptions.",
  access: 'anyone',
  reply: z.object({ key: z.string() }),
  status: 200,
});

export const subscribe = endpoint({
  method: 'POST',
  path: '/push/subscribe',
  summary:
    'Send notices to this browser while the session lasts. An existing subscription moves to the caller.',
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
  summary: 'Stop sending notices to this browser.',
  access: 'loggedIn',
  body: z.object({ endpoint: pushEndpoint }),
  reply: z.undefined(),
  status: 204,
});

/** The JSON payload of a push, with all texts that the service worker shows. */
export type PushMessage = {
  readonly id: number;
  readonly kind: NoticeKind | 'security';
  readonly title: string;
  readonly body: string;
  /** An absolute path. */
  readonly url: string;
  /** A notification with the same tag is replaced. */
  readonly tag: string;
  readonly lang: (typeof languageTags)[keyof typeof languageTags];
  /** The labels of its two buttons. */
  readonly open: string;
  readonly later: string;
};
