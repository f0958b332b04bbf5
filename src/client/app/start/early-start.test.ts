// @vitest-environment jsdom
/** early.ts starts the app below a server-rendered page once that page is painted. */
import { afterEach, expect, test, vi } from 'vitest';

/** Runs at every import, because the module registry is reset. */
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
  // Mocked, because listeners of earlier runs would stay.
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

test('a page in another language starts the app at once', async () => {
  await open('km');
  expect(isStarted()).toBe(true);
});

test('a hidden page, which has no frames, starts the app at once', async () => {
  await open('en', true);
  expect(isStarted()).toBe(true);
});

test('in a browser that is too old, the server-rendered page stays, with a note', async () => {
  const { findLast } = Array.prototype;
  Reflect.deleteProperty(Array.prototype, 'findLast');
  document.body.innerHTML = '<template id="too-old"><p>This browser is too old.</p></template>';
  await open('km', true);
  Array.prototype.findLast = findLast;
  expect(isStarted()).toBe(false);
  expect(document.body.textContent).toContain('too old');
  expect(document.documentElement.classList.contains('kg-app-shown')).toBe(false);
});

test('a phone with preferences starts the app at once on Home and the list, whose order the server does not know', async () => {
  for (const [stored, path, isStartedAtOnce] of [
    ['{}', '/jobs', false],
    ['{"province":"KH-7"}', '/jobs', true],
    ['{"province":"KH-7"}', '/', true],
    ['{"province":"KH-7"}', '/jobDetail/7', false],
  ] as const) {
    localStorage.setItem('wishes', stored);
    history.replaceState(null, '', path);
    await open('en');
    expect([stored, path, isStarted()]).toEqual([stored, path, isStartedAtOnce]);
    expect(document.documentElement.classList.contains('kg-asked')).toBe(true);
    vi.resetModules();
    vi.restoreAllMocks();
  }
  localStorage.clear();
  history.replaceState(null, '', '/');
});
