// @vitest-environment jsdom
/** `early.js` starts the app of a page that the server rendered once that page is painted. */
import { afterEach, expect, test, vi } from 'vitest';

/** Runs each time anew. */
const early = '#client/early.ts';
const waiting = '<template id="app"><link rel="modulepreload" href="/a.js" /></template>';

let frame: (() => void) | undefined;

const isStarted = (): boolean => document.querySelector('link[rel="modulepreload"]') !== null;

async function open(language: string, isHidden = false): Promise<void> {
  document.head.innerHTML = waiting;
  document.documentElement.dataset['ssr'] = language;
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => (frame = run));
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  // Only of this run: each would listen on.
  const listen = vi.spyOn(document, 'addEventListener').mockReturnValue();
  await import(early);
  const [, parsed] = listen.mock.calls.find(([type]) => type === 'DOMContentLoaded') ?? [];
  if (typeof parsed === 'function') parsed.call(document, new Event('DOMContentLoaded'));
}

afterEach(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
  frame = undefined;
});

test('the app waits for the first frame, and is started once', async () => {
  vi.useFakeTimers();
  await open('en');
  vi.runAllTimers();
  expect(isStarted()).toBe(false);
  frame?.();
  expect(isStarted()).toBe(false);
  vi.runAllTimers();
  expect(document.querySelectorAll('link[rel="modulepreload"]')).toHaveLength(1);
});

test('where the page is for somebody else, nothing is waited for', async () => {
  await open('km');
  expect(isStarted()).toBe(true);
});

test('where nobody looks there are no frames to wait for', async () => {
  await open('en', true);
  expect(isStarted()).toBe(true);
});

test('a browser that is too old for the app is told so, and keeps the page of the server', async () => {
  const { findLast } = Array.prototype;
  Reflect.deleteProperty(Array.prototype, 'findLast');
  document.body.innerHTML = '<template id="too-old"><p>This browser is too old.</p></template>';
  await open('km', true);
  Array.prototype.findLast = findLast;
  expect(isStarted()).toBe(false);
  expect(document.body.textContent).toContain('too old');
  expect(document.documentElement.classList.contains('kg-app-shown')).toBe(false);
});
