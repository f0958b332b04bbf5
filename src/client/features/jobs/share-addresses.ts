/** Where chats take a link that is to be passed on. */

export const telegramAddress = (url: string, title: string): string =>
  `https://t.me/share/url?${new URLSearchParams({ url, text: title })}`;

export const facebookAddress = (url: string): string =>
  `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}`;

export const messengerAddress = (url: string): string =>
  `fb-messenger://share?${new URLSearchParams({ link: url })}`;

/** A phone that has the app leaves the page within this time. */
const openingMs = 1_500;

/** No browser tells whether an app took its link: the page is left for it, or it is not there. */
export function openMessenger(address: string, onMissing: () => void): void {
  const timer = setTimeout(() => document.visibilityState === 'visible' && onMissing(), openingMs);
  document.addEventListener('visibilitychange', () => clearTimeout(timer), { once: true });
  location.assign(address);
}
