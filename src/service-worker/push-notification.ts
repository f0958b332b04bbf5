/** What a push shows (product 7.23). The server has worded it; what cannot be read is still told that there is something. */
import { type PushMessage } from '#contract/push.ts';

/** `actions` and `renotify` are Chromium's and not in the standard library's types. */
type Shown = NotificationOptions & {
  readonly actions?: readonly { readonly action: string; readonly title: string }[];
  readonly renotify?: boolean;
};
export type PushNotification = { readonly title: string; readonly options: Shown };

const site = 'Karngea';
export const laterAction = 'later';
/** Where everything can be found. */
export const noticesPath = '/notices';

/** An address of this site, whatever came: a push leads nowhere else. */
export const pathOf = (url: unknown): string =>
  typeof url === 'string' && /^\/(?![/\\])/.test(url) ? url : noticesPath;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function read(payload: string | undefined): Partial<Record<keyof PushMessage, unknown>> {
  try {
    const parsed: unknown = JSON.parse(payload ?? '');
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
}

/** Of what was sent; with nothing, only the site's name. */
export function notificationOf(payload?: string): PushNotification {
  const message = read(payload);
  const actions = [
    { action: 'open', title: textOf(message.open) },
    { action: laterAction, title: textOf(message.later) },
  ].filter(({ title }) => title !== '');
  const lang = textOf(message.lang);
  return {
    title: textOf(message.title) || site,
    options: {
      body: textOf(message.body),
      // One that is shown for the same application is replaced, and the person is told again.
      tag: textOf(message.tag) || 'notice',
      renotify: true,
      icon: '/icons/icon-192.png',
      badge: '/icons/badge-96.png',
      actions,
      data: { url: pathOf(message.url) },
      ...(lang && { lang }),
    },
  };
}
