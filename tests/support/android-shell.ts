/**
 * Simulates the Android shell in Chromium: the built app is served from the shell's own origin and Capacitor's real
 * bridge runs in the page; only the Java side is simulated.
 */
import { type Page } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { type PushService } from './push-service.ts';

/** The origin from which Capacitor serves the app's files. */
export const shellOrigin = 'https://localhost';

const android = dirname(createRequire(import.meta.url).resolve('@capacitor/android/package.json'));
const bridge = readFileSync(join(android, 'capacitor/src/main/assets/native-bridge.js'), 'utf8');
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};

/** A call from the page to the phone: plugin, method and options. */
export type PhoneCall = { pluginId: string; methodName: string; options: Record<string, unknown> };
type Message = PhoneCall & { callbackId: string };
type ShellWindow = typeof globalThis & {
  phoneCalls: Message[];
  phonePushes: (method: string) => Promise<object>;
  androidBridge: { postMessage: (text: string) => Promise<void> };
  Capacitor: { PluginHeaders?: unknown; fromNative: (result: object) => void };
};

/** Builds the app for an API at the given address into a separate folder, as `npm run android:sync` does. */
export function buildFor(apiOrigin: string): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'karngea-shell-'));
  const vite = [
    'node_modules/vite/bin/vite.js',
    'build',
    '--outDir',
    folder,
    '--emptyOutDir',
    '--logLevel',
    'error',
  ];
  const { status } = spawnSync(process.execPath, vite, {
    stdio: 'inherit',
    env: { ...process.env, VITE_API_ORIGIN: apiOrigin },
  });
  if (status !== 0) throw new Error('the app was not built');
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** The answers of the plugin in native/ on a phone with that push service; the user grants permission. */
function pushesOf(service: PushService): (method: string) => object {
  let permission = 'default';
  let endpoint: string | undefined;
  const answers: Readonly<Record<string, () => object | undefined>> = {
    state: () => ({ canPush: true, permission, endpoint }),
    ask: () => ({ permission: (permission = 'granted') }),
    subscribe: () => {
      const subscription = service.subscribe();
      endpoint = subscription.endpoint;
      return subscription;
    },
    unsubscribe: () => {
      if (endpoint !== undefined) service.forget(endpoint);
      endpoint = undefined;
      return undefined;
    },
  };
  return (method) => answers[method]?.() ?? {};
}

/** Puts the built app and the bridge into a page that is not open yet. */
export async function enterShell(page: Page, folder: string, service: PushService): Promise<void> {
  await page.exposeFunction('phonePushes', pushesOf(service));
  // The test's API runs on localhost, which Chromium blocks for pages of other sites.
  await page.context().grantPermissions(['local-network-access'], { origin: shellOrigin });
  await page.route(`${shellOrigin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const file = join(folder, pathname);
    const path = extname(pathname) !== '' && existsSync(file) ? file : join(folder, 'index.html');
    return route.fulfill({ path, contentType: types[extname(path)] ?? 'application/octet-stream' });
  });
  await page.addInitScript(() => {
    const phone = globalThis as ShellWindow;
    phone.phoneCalls = [];
    phone.androidBridge = {
      postMessage: async (text) => {
        const message = JSON.parse(text) as Message;
        const { pluginId, methodName, options } = message;
        phone.phoneCalls.push(message);
        if (methodName === 'addListener') return;
        const written = methodName === 'writeFile' ? { uri: `file:///${String(options['path'])}` } : {};
        const data = pluginId === 'Push' ? await phone.phonePushes(methodName) : written;
        phone.Capacitor.fromNative({ ...message, success: true, data });
      },
    };
  });
  await page.addInitScript(bridge);
  await page.addInitScript(() => {
    const promised = (...names: string[]) => names.map((name) => ({ name, rtype: 'promise' }));
    (globalThis as ShellWindow).Capacitor.PluginHeaders = [
      { name: 'App', methods: [{ name: 'addListener' }, ...promised('exitApp')] },
      { name: 'Filesystem', methods: promised('writeFile', 'rmdir') },
      {
        name: 'Push',
        methods: [{ name: 'addListener' }, ...promised('state', 'ask', 'subscribe', 'unsubscribe')],
      },
      { name: 'Share', methods: promised('share') },
      { name: 'StatusBar', methods: promised('setStyle', 'setBackgroundColor') },
    ];
  });
}

/** The calls from the page to the phone so far, oldest first. */
export const phoneCalls = (page: Page): Promise<PhoneCall[]> =>
  page.evaluate(() => (globalThis as ShellWindow).phoneCalls);

/** Fires an event on the phone. Like Capacitor, holds it until the page has a listener. */
export async function happen(
  page: Page,
  event: 'backButton' | 'appUrlOpen' | 'arrived',
  data: object,
): Promise<void> {
  await page.waitForFunction(
    ([name, what]) => {
      const { phoneCalls: calls, Capacitor } = globalThis as ShellWindow;
      const listeners = calls.filter(
        ({ methodName, options }) => methodName === 'addListener' && options['eventName'] === name,
      );
      for (const { callbackId, pluginId, methodName } of listeners)
        Capacitor.fromNative({ callbackId, pluginId, methodName, success: true, save: true, data: what });
      return listeners.length > 0;
    },
    [event, data] as const,
  );
}
