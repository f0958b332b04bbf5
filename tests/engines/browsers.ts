/** Safari's engine by WebKitWebDriver, Firefox by WebDriver BiDi, and Chromium: one small interface for the three. */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import getPort from 'get-port';
import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core';
import { Builder, By, Capabilities } from 'selenium-webdriver';
import { vi } from 'vitest';
import { args, firefoxPath, testBrowserPath } from '../../scripts/browser.mjs';

export type Browser = {
  /** Resolves when the page has loaded; a later one in the same tab leaves it. */
  readonly open: (address: string) => Promise<void>;
  /** Gives what a function gives in the page; `input` can be written as JSON. */
  readonly run: <T, Input = undefined>(script: (input: Input) => T, input?: Input) => Promise<T>;
  readonly click: (selector: string) => Promise<void>;
  readonly type: (selector: string, text: string) => Promise<void>;
  /** Chooses a file of this machine. */
  readonly attach: (selector: string, path: string) => Promise<void>;
  /** A second tab of the same browser, in front; `show` brings this one back. */
  readonly newTab: () => Promise<Browser>;
  readonly show: () => Promise<void>;
  readonly screenshot: (file: string) => Promise<void>;
  readonly close: () => Promise<void>;
};

const phone = { width: 390, height: 844 };

const callOf = <Input>(script: (input: Input) => unknown, input?: Input): string =>
  `(${String(script)})(${JSON.stringify(input) ?? ''})`;

/** Where Debian puts it differs by the machine's kind. */
const miniBrowser = (): string | undefined =>
  readdirSync('/usr/lib')
    .map((folder) => `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`)
    .find((path) => existsSync(path));

async function openWebKit(): Promise<Browser> {
  const port = await getPort();
  const display = `:${port}`;
  const screen = spawn('Xvfb', [display, '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: 'ignore',
  });
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
    },
  });
  await vi.waitFor(() => fetch(`http://127.0.0.1:${port}/status`), { timeout: 30_000 });
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
  });
  const session = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(capabilities)
    .build();
  // Its frame takes some of it.
  await session
    .manage()
    .window()
    .setRect({ x: 0, y: 0, width: phone.width + 40, height: phone.height + 116 });
  const close = async () => {
    await session.quit().catch(() => undefined);
    driver.kill();
    screen.kill();
  };
  const inTab = (handle: string): Browser => {
    const show = () => session.switchTo().window(handle);
    const type = async (selector: string, text: string) => {
      await show();
      await session.findElement(By.css(selector)).sendKeys(text);
    };
    return {
      open: async (address) => {
        await show();
        await session.get(address);
      },
      run: async (script, input) => {
        await show();
        return session.executeScript(`return ${callOf(script, input)}`);
      },
      click: async (selector) => {
        await show();
        await session.findElement(By.css(selector)).click();
      },
      type,
      attach: type,
      newTab: async () => {
        await session.switchTo().newWindow('tab');
        return inTab(await session.getWindowHandle());
      },
      show,
      screenshot: async (file) => writeFileSync(file, await session.takeScreenshot(), 'base64'),
      close,
    };
  };
  return inTab(await session.getWindowHandle());
}

const inPage = (page: Page, close: () => Promise<void>): Browser => ({
  open: async (address) => void (await page.goto(address)),
  run: <T, Input>(script: (input: Input) => T, input?: Input) =>
    page.evaluate(callOf(script, input)) as Promise<T>,
  click: (selector) => page.locator(selector).click(),
  type: (selector, text) => page.type(selector, text),
  attach: async (selector, path) => {
    const input = await page.waitForSelector(selector);
    await (input as ElementHandle<HTMLInputElement> | null)?.uploadFile(path);
  },
  newTab: async () => {
    const tab = await page.browser().newPage();
    const viewport = page.viewport();
    if (viewport) await tab.setViewport(viewport);
    await tab.bringToFront();
    return inPage(tab, close);
  },
  show: () => page.bringToFront(),
  screenshot: async (file) => void (await page.screenshot({ path: file as `${string}.png` })),
  close,
});

/** `preferences` are what Firefox's about:config shows. */
async function openFirefox(preferences: Record<string, unknown> = {}): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefoxPath,
    // Its pages may not read the fonts of the tests.
    env: { ...process.env, FONTCONFIG_FILE: undefined },
    headless: true,
    extraPrefsFirefox: preferences,
  });
  const page = await browser.newPage();
  // A tab in the background sends nothing again.
  await page.bringToFront();
  await page.setViewport(phone);
  return inPage(page, () => browser.close());
}

async function openChromium(): Promise<Browser> {
  const browser = await puppeteer.launch({ executablePath: testBrowserPath, args, headless: true });
  const page = await browser.newPage();
  await page.setViewport({ ...phone, hasTouch: true, isMobile: true });
  return inPage(page, () => browser.close());
}

export const engines = {
  WebKit: openWebKit,
  Firefox: () => openFirefox(),
  /** Every window is private. */
  'private Firefox': () => openFirefox({ 'browser.privatebrowsing.autostart': true }),
  Chromium: openChromium,
} as const;
