import { describe, expect, test } from 'vitest';
import { resolveArrival, type Arrival } from './arrival.ts';
import { ViewStacks, type Stackable } from './view-stacks.ts';

const TABS = { home: { href: '/' }, jobs: { href: '/jobs?sort=date' }, saved: { href: '/saved' } };

const page = (tab: string, pathname: string): Stackable => ({ tab, pathname });
const home = page('home', '/');
const list = page('jobs', '/jobs');
const detail = page('jobs', '/jobDetail/1');
const gone = page('jobs', '/jobDetail/9');

const stacks = new ViewStacks<Stackable>();
for (const kept of [home, list, detail]) stacks.add(kept);

const arrive = (change: Partial<Arrival<Stackable>>) =>
  resolveArrival(
    {
      pathname: '/jobDetail/2',
      delta: 1,
      current: detail,
      entry: undefined,
      intent: {},
      declaredTab: undefined,
      ...change,
    },
    TABS,
    stacks,
  );

describe('the tab', () => {
  test('is the current one for a page that belongs nowhere else', () => {
    expect(arrive({})).toEqual({ tab: 'jobs', direction: 'forward', view: undefined });
  });

  test('is the one whose root the page is', () => {
    expect(arrive({ pathname: '/' })).toEqual({ tab: 'home', direction: 'none', view: home });
  });

  test('is the one that was meant, so that a guard redirects within it', () => {
    expect(arrive({ pathname: '/login', intent: { direction: 'none', tab: 'saved' } }).tab).toBe('saved');
  });

  test('is what the history remembers, also when the page is gone', () => {
    expect(
      arrive({ pathname: '/jobDetail/9', current: home, delta: -1, entry: { key: 'k', tab: 'jobs' } }).tab,
    ).toBe('jobs');
  });

  test('is the one that the route names for a page opened cold, else the first', () => {
    expect(arrive({ current: undefined, delta: 0, declaredTab: 'saved' }).tab).toBe('saved');
    expect(arrive({ current: undefined, delta: 0 }).tab).toBe('home');
  });

  test('is never one that no longer exists', () => {
    expect(arrive({ current: page('gone', '/x'), entry: { key: 'k', tab: 'gone' } }).tab).toBe('home');
  });
});

describe('the page', () => {
  test("is the history entry's own", () => {
    const entry = { key: 'k', tab: 'jobs', view: list };
    expect(arrive({ pathname: '/jobs', delta: -1, entry })).toEqual({
      tab: 'jobs',
      direction: 'back',
      view: list,
    });
  });

  test('is never one at another pathname: a guard may have redirected', () => {
    const entry = { key: 'k', tab: 'jobs', view: list };
    expect(arrive({ pathname: '/login', delta: -1, entry }).view).toBeUndefined();
  });

  test('is never one that no stack has', () => {
    const entry = { key: 'k', tab: 'jobs', view: gone };
    expect(arrive({ pathname: '/jobDetail/9', delta: -1, entry }).view).toBeUndefined();
  });

  test('stays when only the search changes', () => {
    expect(arrive({ pathname: '/jobDetail/1', delta: 0 }).view).toBe(detail);
  });

  test('below is uncovered by what replaces the current one by it', () => {
    const login = page('jobs', '/login');
    stacks.add(login);
    expect(arrive({ pathname: '/jobDetail/1', delta: 0, current: login })).toEqual({
      tab: 'jobs',
      direction: 'back',
      view: detail,
    });
    stacks.remove(login);
  });

  test("is never another tab's", () => {
    const entry = { key: 'k', tab: 'gone', view: detail };
    expect(arrive({ pathname: '/jobDetail/1', current: home, entry })).toEqual({
      tab: 'home',
      direction: 'forward',
      view: undefined,
    });
  });

  test('below the current one is led back to, even by a link that pushes', () => {
    expect(arrive({ pathname: '/jobs' })).toEqual({ tab: 'jobs', direction: 'back', view: list });
  });
});
