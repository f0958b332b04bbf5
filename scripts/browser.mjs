// Which Chromium the tests drive, and how it is started; `setup.mjs chromium` finds or gets it.
import { existsSync, readFileSync } from 'node:fs';

const noted = 'node_modules/.cache/karngea/chromium';
const path = process.env.CHROMIUM_PATH || (existsSync(noted) ? readFileSync(noted, 'utf8').trim() : '');

/** Undefined means the copy that Playwright keeps in its own cache. */
export const executablePath = path === '' ? undefined : path;

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
