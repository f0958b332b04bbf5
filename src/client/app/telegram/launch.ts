/** What happens inside Telegram before the first render: the start page, the theme and the log-in (product 2.64). */
import { startPath } from '#contract/telegram-start.ts';
import { logInByTelegram } from '#contract/telegram.ts';
import { isDark } from '#client/app/preferences/is-dark.ts';
import { applyTheme } from '#client/app/preferences/theme.ts';
import { call } from '#client/data/api.ts';
import { hasCode } from '#client/data/api-failure.ts';
import { storedKeys } from '#client/data/device-storage.ts';
import { onSessionEnd, readSession, signIn } from '#client/data/session.ts';
import { type Launch, readLaunch, recordNewPerson } from '#client/data/telegram-launch.ts';
import { type connectTelegram } from './telegram-shell.ts';

/** The first render waits this long for the log-in. */
const logInTimeoutMs = 4_000;

const storedLaunch = 'telegram';

function storeForReloads(): void {
  try {
    sessionStorage.setItem(storedLaunch, window.telegramLaunch ?? '');
  } catch {
    // Then a reload forgets that this is Telegram.
  }
}

function openStartPage({ startParameter }: Launch): void {
  const here = new URL(location.href);
  const parameter = startParameter || (here.searchParams.get('tgWebAppStartParam') ?? '');
  here.searchParams.delete('tgWebAppStartParam');
  const page = parameter === '' ? here.pathname + here.search : (startPath(parameter) ?? '/');
  history.replaceState(history.state, '', page);
}

/**
 * Takes the parameters out of the address and the history; after a reload, out of the session's storage. Undefined in
 * Telegram's browser, which has neither.
 */
function takeLaunch(): Launch | undefined {
  const isOpened = location.hash.includes('tgWebAppData');
  if (isOpened) {
    window.telegramLaunch = location.hash;
    storeForReloads();
  } else if (storedKeys('session').includes(storedLaunch))
    window.telegramLaunch = sessionStorage.getItem(storedLaunch) ?? '';
  const launch = readLaunch();
  if (launch && isOpened) openStartPage(launch);
  return launch;
}

/** It is known who this is: reloads don't log in again. */
function recordAnswer(): void {
  window.telegramLaunch = window.telegramLaunch?.replace(/^#/, '') ?? '';
  storeForReloads();
}

/**
 * Not remembered: each opening logs in again. Without an account the user stays a guest. Without an answer, a reload
 * tries again.
 */
async function logIn({ initData }: Launch): Promise<void> {
  try {
    const user = await call(logInByTelegram, { body: { init_data: initData } });
    if (readSession()?.user_id !== user.user_id) signIn(user, false);
  } catch (failure) {
    if (!hasCode(failure, 'not_linked')) return;
    recordNewPerson();
  }
  recordAnswer();
}

/** Call it before the router is created. */
export function startInTelegram() {
  const launch = takeLaunch();
  if (launch === undefined) return undefined;
  // A guest's page, and perhaps another one.
  document.documentElement.classList.add('kg-app-shown');
  // A session that ends clears the storage.
  onSessionEnd(storeForReloads);
  if (launch.theme['bg_color']) applyTheme({ phoneIsDark: isDark(launch.theme['bg_color']) });
  // Nothing waits for it before the first render.
  const loading = import('./telegram-shell.ts');
  const timeout = new Promise<void>((resolve) => setTimeout(resolve, logInTimeoutMs));
  return {
    /** Settles when it is known who this is, or after a while. */
    loggedIn: launch.needsLogIn ? Promise.race([logIn(launch), timeout]) : undefined,
    /** Call it after the first render. */
    connect: async (...app: Parameters<typeof connectTelegram>) => (await loading).connectTelegram(...app),
  };
}
