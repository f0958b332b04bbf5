// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isInAppBrowser, ownBrowser } from './in-app-browser.ts';

const android = 'Mozilla/5.0 (Linux; Android 12; SM-A035F';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

const stubBrowser = (userAgent: string, isInstalled = false) => {
  vi.stubGlobal('navigator', { userAgent });
  vi.stubGlobal('matchMedia', () => ({ matches: isInstalled }));
};
beforeEach(() => stubBrowser(''));
afterEach(() => vi.unstubAllGlobals());

test.each([
  `${android}; wv) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/440.0.0.1;]`,
  `${android}; wv) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36`,
  `${android}) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36 Telegram-Android/11.2.3`,
  `${android}) AppleWebKit/537.36 Chrome/90 Mobile Safari/537.36 trill_2023 musical_ly_2023 BytedanceWebview/1`,
  `${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/440.0]`,
  `${iphone} Mobile/15E148`,
])('inside an app: %s', (userAgent) => {
  stubBrowser(userAgent);
  expect(isInAppBrowser()).toBe(true);
});

test.each([
  `${android}) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36`,
  `${android}) AppleWebKit/537.36 SamsungBrowser/20.0 Chrome/106.0 Mobile Safari/537.36`,
  `${iphone} Version/17.1 Mobile/15E148 Safari/604.1`,
  `${iphone} CriOS/120.0 Mobile/15E148 Safari/604.1`,
  'Mozilla/5.0 (Windows NT 6.1; rv:109.0) Gecko/20100101 Firefox/115.0',
])('a normal browser: %s', (userAgent) => {
  stubBrowser(userAgent);
  expect(isInAppBrowser()).toBe(false);
});

test('an installed app on an iPhone and our native shell are no in-app browsers', () => {
  stubBrowser(`${iphone} Mobile/15E148`, true);
  expect(isInAppBrowser()).toBe(false);
  stubBrowser(`${android}; wv) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36`);
  vi.stubGlobal('Capacitor', { isNativePlatform: () => true });
  expect(isInAppBrowser()).toBe(false);
});

test('a Mini App is in one, also in Telegram for computers', () => {
  stubBrowser('Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/120.0 Safari/537.36');
  expect(isInAppBrowser()).toBe(false);
  vi.stubGlobal('telegramLaunch', 'tgWebAppVersion=8.0');
  expect(isInAppBrowser()).toBe(true);
});

test('the link opens the same page', () => {
  stubBrowser(android);
  expect(ownBrowser('https://karngea.com/jobs?keyword=a%20b')).toEqual({
    name: 'Chrome',
    link: 'intent://karngea.com/jobs?keyword=a%20b#Intent;scheme=https;package=com.android.chrome;S.browser_fallback_url=https%3A%2F%2Fkarngea.com%2Fjobs%3Fkeyword%3Da%2520b;end',
  });
  stubBrowser(iphone);
  expect(ownBrowser('https://karngea.com/jobs')).toEqual({
    name: 'Safari',
    link: 'x-safari-https://karngea.com/jobs',
  });
});
