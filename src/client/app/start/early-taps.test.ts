// @vitest-environment jsdom
/** early.ts handles taps on a server-rendered page before the app has started. */
import { beforeEach, expect, test, vi } from 'vitest';

/** Runs when it is imported. */
const early = '#client/early.ts';

const element = <Kind extends HTMLElement>(selector: string): Kind => {
  const found = document.querySelector<Kind>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
const tap = (selector: string): void => element(selector).click();
const busy = (): string[] => [...document.querySelectorAll('[aria-busy=true]')].map(({ id }) => id);
const announced = (): string => element('[role=status]').textContent;

vi.stubGlobal('matchMedia', () => ({ matches: false }));
await import(early);

beforeEach(() => {
  document.head.innerHTML =
    '<template id="on-tap"><link rel="modulepreload" href="/assets/sheets.js" /></template>';
  document.body.innerHTML = `
    <div class="kg-ssr">
      <form id="search">
        <button id="go">Search</button>
        <button id="filters" type="button"><span id="label">Filters</span></button>
      </form>
      <button id="menu" type="button">Menu</button>
      <a id="link" href="#jobs">Jobs</a>
      <p role="status" data-waiting="Loading"></p>
    </div>
    <button id="app" type="button">Menu</button>`;
});

test('the last tapped button is busy, and that is announced', () => {
  tap('#menu');
  expect([busy(), announced()]).toEqual([['menu'], 'Loading']);
  tap('#label');
  tap('#label');
  expect([busy(), announced()]).toEqual([['filters'], 'Loading']);
});

test.each(['#link', '#go'])('%s works without the app and cancels the tap before', (selector) => {
  element<HTMLFormElement>('#search').addEventListener('submit', (event) => event.preventDefault());
  tap('#menu');
  tap(selector);
  expect([busy(), announced()]).toEqual([[], '']);
});

test('taps outside the buttons and in the app change nothing', () => {
  tap('#menu');
  tap('[role=status]');
  expect(busy()).toEqual(['menu']);
  tap('#app');
  expect(busy()).toEqual(['menu']);
});

test('the code of sheets is loaded with the first tap on a button', () => {
  const isLoading = () => document.head.querySelector('link[rel=modulepreload]') !== null;
  tap('#link');
  expect(isLoading()).toBe(false);
  tap('#menu');
  tap('#filters');
  expect(isLoading()).toBe(true);
});
