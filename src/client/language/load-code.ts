/** Code and texts that are loaded on demand: not asked for where they cannot come. Knows no screens. */

/** They cannot be had now. Worded unlike the browsers' own errors, at which the router loads the page anew. */
export class CodeUnavailable extends Error {
  constructor() {
    super('code-unavailable');
  }
}

/** A style that could not be fetched counts as asked for as long as its element stands: the part would come without its looks. */
const forgetStyle = ({ target }: Event): void => {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.remove();
};
if (!import.meta.env.SSR) document.addEventListener('error', forgetStyle, true);

const networkAnswers = (): Promise<boolean> =>
  fetch('/early.js', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/** A worker keeps every file; and where the phone speaks of no network, a server on the phone itself may still answer. */
const mayCome = async (): Promise<boolean> =>
  navigator.onLine || Boolean(navigator.serviceWorker?.controller) || networkAnswers();

/**
 * Loads what is wanted. Many browsers remember a module that failed until the page is loaded anew, so nothing is tried
 * without a network: rejects with CodeUnavailable then, and with the browser's own error where only a new page helps.
 */
export async function loadCode<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  if (!(await mayCome())) throw new CodeUnavailable();
  try {
    return await load();
  } catch (failure) {
    throw (await networkAnswers()) ? failure : new CodeUnavailable();
  }
}
