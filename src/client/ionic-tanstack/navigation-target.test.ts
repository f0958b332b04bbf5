import { describe, expect, test } from 'vitest';
import { resolveTarget, type LoadedNavigation } from './navigation-target.ts';
import { ViewStacks, type Stackable } from './view-stacks.ts';

const TABS = { home: { href: '/' }, jobs: { href: '/jobs?sort=date' }, saved: { href: '/saved' } };

const page = (tab: string, pathname: string): Stackable => ({ tab, pathname });
const home = page('home', '/');
const list = page('jobs', '/jobs');
const detail = page('jobs', '/jobDetail/1');
const removed = page('jobs', '/jobDetail/9');

const stacks = new ViewStacks<Stackable>();
for (const known of [home, list, detail]) stacks.add(known);

const resolve = (change: Partial<LoadedNavigation<Stackable>>) =>
  resolveTarget(
    {
      pathname: '/jobDetail/2',
      delta: 1,
      current: detail,
      entry: undefined,
      options: {},
      declaredTab: undefined,
      ...change,
    },
    TABS,
    stacks,
  );

describe('the tab', () => {
  test('is the current one for a page that belongs nowhere else', () => {
    expect(resolve({})).toEqual({ tab: 'jobs', direction: 'forward', view: undefined });
  });

  test('is the one whose root the page is', () => {
    expect(resolve({ pathname: '/' })).toEqual({ tab: 'home', direction: 'none', view: home });
  });

  test('is the requested one, so that a guard redirects within it', () => {
    expect(resolve({ pathname: '/login', options: { direction: 'none', tab: 'saved' } }).tab).toBe('saved');
  });

  test('is that of the history entry, even if the page was removed', () => {
    expect(
      resolve({ pathname: '/jobDetail/9', current: home, delta: -1, entry: { key: 'k', tab: 'jobs' } }).tab,
    ).toBe('jobs');
  });

  test('is the one that the route declares for a page opened directly, else the first', () => {
    expect(resolve({ current: undefined, delta: 0, declaredTab: 'saved' }).tab).toBe('saved');
    expect(resolve({ current: undefined, delta: 0 }).tab).toBe('home');
  });

  test('is never a removed tab', () => {
    expect(resolve({ current: page('gone', '/x'), entry: { key: 'k', tab: 'gone' } }).tab).toBe('home');
  });
});

describe('the page', () => {
  test("is the history entry's own", () => {
    const entry = { key: 'k', tab: 'jobs', view: list };
    expect(resolve({ pathname: '/jobs', delta: -1, entry })).toEqual({
      tab: 'jobs',
      direction: 'back',
      view: list,
    });
  });

  test('never has another pathname: a guard may have redirected', () => {
    const entry = { key: 'k', tab: 'jobs', view: list };
    expect(resolve({ pathname: '/login', delta: -1, entry }).view).toBeUndefined();
  });

  test('is never one that is in no stack', () => {
    const entry = { key: 'k', tab: 'jobs', view: removed };
    expect(resolve({ pathname: '/jobDetail/9', delta: -1, entry }).view).toBeUndefined();
  });

  test('stays when only the search changes', () => {
    expect(resolve({ pathname: '/jobDetail/1', delta: 0 }).view).toBe(detail);
  });

  test('below is revealed by replacing the current one by it', () => {
    const login = page('jobs', '/login');
    stacks.add(login);
    expect(resolve({ pathname: '/jobDetail/1', delta: 0, current: login })).toEqual({
      tab: 'jobs',
      direction: 'back',
      view: detail,
    });
    stacks.remove(login);
  });

  test("is never another tab's", () => {
    const entry = { key: 'k', tab: 'gone', view: detail };
    expect(resolve({ pathname: '/jobDetail/1', current: home, entry })).toEqual({
      tab: 'home',
      direction: 'forward',
      view: undefined,
    });
  });

  test('below the current one is returned to, even by a push', () => {
    expect(resolve({ pathname: '/jobs' })).toEqual({ tab: 'jobs', direction: 'back', view: list });
  });
});
