/** Loads code and texts on demand, unless there is no network. */

/** Its message must not look like a browser's import error, on which the router reloads the page. */
export class CodeUnavailable extends Error {
  constructor() {
    super('code-unavailable');
  }
}

/** Vite does not request a style sheet again while its `link` exists, even if it failed. */
const removeFailedStylesheet = ({ target }: Event): void => {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.remove();
};
if (!import.meta.env.SSR) document.addEventListener('error', removeFailedStylesheet, true);

const isNetworkReachable = (): Promise<boolean> =>
  fetch('/early.js', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/** The service worker may have the file cached; and `onLine` may be false although a local server is reachable. */
const canLoad = async (): Promise<boolean> =>
  navigator.onLine || Boolean(navigator.serviceWorker?.controller) || isNetworkReachable();

/**
 * Many browsers cache a failed import until the page is reloaded, so nothing is imported without a network. Rejects with
 * CodeUnavailable in that case, and with the browser's error if only a reload helps.
 */
export async function loadCode<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  if (!(await canLoad())) throw new CodeUnavailable();
  try {
    return await load();
  } catch (failure) {
    throw (await isNetworkReachable()) ? failure : new CodeUnavailable();
  }
}
