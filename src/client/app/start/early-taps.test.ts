// @vitest-environment jsdom
/** `early.js` answers taps on a page that the server rendered, before the app is there. */
import { beforeEach, expect, test, vi } from 'vitest';

/** Runs as soon as it is imported. */
const early = '#client/early.ts';

const element = <Kind extends HTMLElement>(selector: string): Kind => {
  const found = document.querySelector<Kind>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
const tap = (selector: string): void => element(selector).click();
const busy = (): string[] => [...document.querySelectorAll('[aria-busy=true]')].map(({ id }) => id);
const heard = (): string => element('[role=status]').textContent;

vi.stubGlobal('matchMedia', () => ({ matches: false }));
await import(early);

beforeEach(() => {
  document.head.innerHTML =
    '<template id="on-tap"><link rel="modulepreload" href="/assets/sheets.js" /></template>';
  document.body.innerHTML = `
    <div class="kg-ssr">
      <form id="search">
        <button id="go">Search</button>
        <button id="filters" type="button"><span id="face">Filters</span></button>
      </form>
      <button id="menu" type="button">Menu</button>
      <a id="link" href="#jobs">Jobs</a>
      <p role="status" data-waiting="Loading"></p>
    </div>
    <button id="app" type="button">Menu</button>`;
});

test('the last button that was tapped waits, and is heard to', () => {
  tap('#menu');
  expect([busy(), heard()]).toEqual([['menu'], 'Loading']);
  tap('#face');
  tap('#face');
  expect([busy(), heard()]).toEqual([['filters'], 'Loading']);
});

test.each(['#link', '#go'])('%s works by itself and wins over what was tapped before', (selector) => {
  element<HTMLFormElement>('#search').addEventListener('submit', (event) => event.preventDefault());
  tap('#menu');
  tap(selector);
  expect([busy(), heard()]).toEqual([[], '']);
});

test('a tap beside the buttons changes nothing, nor does one in the app', () => {
  tap('#menu');
  tap('[role=status]');
  expect(busy()).toEqual(['menu']);
  tap('#app');
  expect(busy()).toEqual(['menu']);
});

test('what buttons open is loaded with the first tap on one', () => {
  const isAsked = () => document.head.querySelector('link[rel=modulepreload]') !== null;
  tap('#link');
  expect(isAsked()).toBe(false);
  tap('#menu');
  tap('#filters');
  expect(isAsked()).toBe(true);
});
