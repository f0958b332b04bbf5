/** Converts a push message to a notification (product 7.23). An unreadable message still shows a notification. */
import { type PushMessage } from '#contract/push.ts';

/** `actions` and `renotify` exist only in Chromium and are missing from the standard library's types. */
type Shown = NotificationOptions & {
  readonly actions?: readonly { readonly action: string; readonly title: string }[];
  readonly renotify?: boolean;
};
type PushNotification = { readonly title: string; readonly options: Shown };

const site = 'Karngea';
export const laterAction = 'later';
/** The list of all notices. */
const noticesPath = '/notices';

/** A path on this site: a push can't lead to another one. */
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

/** Without a payload, it has only the site's name. */
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
      // Replaces a notification of the same application, and alerts again.
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
