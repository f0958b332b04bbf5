// Which Chromium the tests use, and how it is started; `setup.mjs chromium` finds or installs it.
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

// The same fonts on every machine (tests/support/fonts.conf).
process.env.FONTCONFIG_FILE = resolve(import.meta.dirname, '../tests/support/fonts.conf');

function noted(program) {
  const file = `node_modules/.cache/karngea/${program}`;
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
}

/** The full browser, with notifications and installing. Undefined means Playwright's own copy in its cache. */
export const executablePath = process.env.CHROMIUM_PATH || noted('chromium') || undefined;

/** Headless Chromium, which opens a page at a third of the cost; the full browser if it is missing. */
export const testBrowserPath = process.env.CHROMIUM_PATH || noted('headless-shell') || executablePath;

/** Firefox, if `setup.mjs browsers` found it together with WebKit. */
export const firefoxPath = noted('firefox') || undefined;

/** The browser's background requests would only fail here, and its swipe would conflict with Ionic's. */
export const args = [
  '--disable-background-networking',
  '--disable-quic',
  '--no-first-run',
  '--disable-component-update',
  '--disable-sync',
  '--disable-features=OverscrollHistoryNavigation,TouchpadOverscrollHistoryNavigation',
  // Chromium's sandbox refuses to run as root, as in containers.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
