/** What browsers lack, refuse or leave unanswered: each a script that runs in a page before the app (`gate.deploy`). */

/** What the browsers inside Telegram, Facebook, Messenger and TikTok have not. */
const inAppBrowser = `
  for (const name of ['serviceWorker', 'share', 'canShare', 'credentials', 'locks', 'setAppBadge', 'clearAppBadge']) {
    delete Navigator.prototype[name];
    Object.defineProperty(navigator, name, { value: undefined, configurable: true });
    delete navigator[name];
  }
  for (const name of ['Notification', 'PushManager', 'PublicKeyCredential']) delete window[name];
  window.open = () => null;
`;
const refuse = (...names: string[]): string => `
  for (const name of ${JSON.stringify(names)})
    Object.defineProperty(window, name, { get() { throw new DOMException('refused', 'SecurityError'); } });
`;
const refuseCookies = `
  Object.defineProperty(document, 'cookie', { get() { throw new DOMException('refused', 'SecurityError'); }, set() {} });
`;
const refuseWorker = `
  if (navigator.serviceWorker)
    navigator.serviceWorker.register = () => Promise.reject(new DOMException('refused', 'SecurityError'));
`;

/** The attributes mean nothing to such a browser, so they must not get into the page either. */
const withoutPopovers = `
  for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) delete HTMLElement.prototype[name];
  const { setAttribute } = Element.prototype;
  Element.prototype.setAttribute = function (name, value) {
    if (!/^popover/i.test(name)) setAttribute.call(this, name, value);
  };
`;

export const takenAway = {
  'an in-app browser': inAppBrowser,
  'an in-app browser that stores nothing':
    inAppBrowser + refuse('localStorage', 'sessionStorage', 'indexedDB'),
  'localStorage refused': refuse('localStorage', 'sessionStorage'),
  'everything refused':
    refuse('localStorage', 'sessionStorage', 'indexedDB', 'caches') + refuseCookies + refuseWorker,
  'a worker refused': refuseWorker,
  'IndexedDB missing': `Object.defineProperty(window, 'indexedDB', { value: undefined });`,
  'IndexedDB that throws': `IDBFactory.prototype.open = () => { throw new DOMException('broken', 'UnknownError'); };`,
  'IndexedDB that answers with an error': `
    IDBFactory.prototype.open = () => {
      const request = { error: new DOMException('broken', 'UnknownError') };
      setTimeout(() => request.onerror?.({ target: request }));
      return request;
    };
  `,
  'IndexedDB that never answers': `IDBFactory.prototype.open = () => ({});`,
  'a full disk': `
    const full = () => { throw new DOMException('full', 'QuotaExceededError'); };
    Storage.prototype.setItem = full;
    IDBObjectStore.prototype.put = full;
    IDBObjectStore.prototype.add = full;
  `,
  /** And the functions that `npm run browsers` looks for. */
  'what Safari 15.4 lacks': `
    ${withoutPopovers}
    delete CSSStyleSheet.prototype.replaceSync;
    delete Document.prototype.adoptedStyleSheets;
    delete ShadowRoot.prototype.adoptedStyleSheets;
    delete Element.prototype.checkVisibility;
    delete Array.prototype.toSorted;
    delete URL.canParse;
    delete window.requestIdleCallback;
    delete Document.prototype.startViewTransition;
    delete AbortSignal.timeout;
    delete AbortSignal.any;
    delete Promise.withResolvers;
    delete Object.groupBy;
    delete window.Notification;
    delete window.PushManager;
  `,
  'what Firefox 115 lacks': `
    ${withoutPopovers}
    delete Intl.Segmenter;
    delete URL.canParse;
    delete Promise.withResolvers;
    delete Object.groupBy;
  `,
} as const;
