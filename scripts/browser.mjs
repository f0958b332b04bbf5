// Which Chromium the tests drive, and how it is started; `setup.mjs chromium` finds or gets it.
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

// The same fonts on every machine (tests/support/fonts.conf).
process.env.FONTCONFIG_FILE = resolve(import.meta.dirname, '../tests/support/fonts.conf');

function noted(program) {
  const file = `node_modules/.cache/karngea/${program}`;
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
}

/** The whole browser, with notifications and installing. Undefined means the copy that Playwright keeps in its own cache. */
export const executablePath = process.env.CHROMIUM_PATH || noted('chromium') || undefined;

/** Chromium without its interface, which opens a page at a third of the cost; the whole browser where there is none. */
export const testBrowserPath = process.env.CHROMIUM_PATH || noted('headless-shell') || executablePath;

/** Firefox, where `setup.mjs browsers` found it together with Safari's engine. */
export const firefoxPath = noted('firefox') || undefined;

/** The browser's own chatter with the world would only fail here, and its swipe would fight Ionic's. */
export const args = [
  '--disable-background-networking',
  '--disable-quic',
  '--no-first-run',
  '--disable-component-update',
  '--disable-sync',
  '--disable-features=OverscrollHistoryNavigation,TouchpadOverscrollHistoryNavigation',
  // Chromium's sandbox refuses to run as root, which is what containers are.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
