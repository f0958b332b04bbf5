// @vitest-environment jsdom
/** `early.js` starts the app of a page that begins in HTML once that page is painted. */
import { afterEach, expect, test, vi } from 'vitest';

/** Runs each time anew. */
const early = '../early.js';
const waiting = '<template id="app"><link rel="modulepreload" href="/a.js" /></template>';

let paint: (() => void) | undefined;
class Paints {
  static readonly supportedEntryTypes = ['paint'];
  readonly observe: () => void;
  constructor(tell: () => void) {
    this.observe = () => (paint = tell);
  }
}

const isStarted = (): boolean => document.querySelector('link[rel="modulepreload"]') !== null;

async function open(language: string, observer: unknown = Paints): Promise<void> {
  document.head.innerHTML = waiting;
  document.documentElement.dataset['ssr'] = language;
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('PerformanceObserver', observer);
  await import(early);
  document.dispatchEvent(new Event('DOMContentLoaded'));
}

afterEach(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
  paint = undefined;
});

test('the app waits for the paint, and is started once', async () => {
  await open('en');
  expect(isStarted()).toBe(false);
  paint?.();
  paint?.();
  expect(document.querySelectorAll('link[rel="modulepreload"]')).toHaveLength(1);
});

test('where the page is for somebody else, nothing is waited for', async () => {
  await open('km');
  expect(isStarted()).toBe(true);
});

test('a browser that does not tell of paints starts at once', async () => {
  await open('en', { supportedEntryTypes: ['longtask'] });
  expect(isStarted()).toBe(true);
});
