import { describe, expect, test } from 'vitest';
import { ViewStacks, type Placement, type Stackable } from './view-stacks.ts';

interface Page extends Stackable {
  name: string;
}

const page = (name: string, tab = 'jobs'): Page => ({ name, tab, pathname: `/${name}` });
const placement = (change: Partial<Placement<Page>> = {}): Placement<Page> => ({
  direction: 'forward',
  replaced: false,
  previous: undefined,
  ...change,
});
const names = (stacks: ViewStacks<Page>, tab = 'jobs') => stacks.of(tab).map(({ name }) => name);

/** A jobs stack of list, detail, related, with related shown. */
function threeDeep() {
  const stacks = new ViewStacks<Page>();
  const [list, detail, related] = [page('list'), page('detail'), page('related')] as const;
  stacks.place(list, placement());
  stacks.place(detail, placement({ previous: list }));
  stacks.place(related, placement({ previous: detail }));
  return { stacks, list, detail, related };
}

describe('placing a page', () => {
  test('a push puts it on top', () => {
    const { stacks, detail, related } = threeDeep();
    expect(names(stacks)).toEqual(['list', 'detail', 'related']);
    expect(stacks.below(related)).toBe(detail);
  });

  test('a page below is found by its address, never the page itself or one above', () => {
    const { stacks, list, detail, related } = threeDeep();
    expect(stacks.findBelow(related, '/list')).toBe(list);
    expect(stacks.findBelow(detail, '/detail')).toBeUndefined();
    expect(stacks.findBelow(detail, '/related')).toBeUndefined();
    expect(stacks.findBelow(page('elsewhere'), '/list')).toBeUndefined();
  });

  test('going back to a page removes those above it', () => {
    const { stacks, list, related } = threeDeep();
    stacks.place(list, placement({ direction: 'back', previous: related }));
    expect(names(stacks)).toEqual(['list']);
    expect(stacks.has(related)).toBe(false);
  });

  test('a replace removes the page that was shown, in any tab', () => {
    const { stacks, related } = threeDeep();
    const login = page('login', 'saved');
    stacks.place(login, placement({ direction: 'none', replaced: true, previous: related }));
    expect(names(stacks)).toEqual(['list', 'detail']);
    expect(names(stacks, 'saved')).toEqual(['login']);
  });

  test('a change of tab removes nothing', () => {
    const { stacks, related } = threeDeep();
    stacks.place(page('home', 'home'), placement({ direction: 'none', previous: related }));
    expect(names(stacks)).toEqual(['list', 'detail', 'related']);
    expect(names(stacks, 'home')).toEqual(['home']);
  });

  test('going back to a removed page replaces the one that was left by a new one', () => {
    const { stacks, related } = threeDeep();
    stacks.place(page('older'), placement({ direction: 'back', previous: related }));
    expect(names(stacks)).toEqual(['list', 'detail', 'older']);
  });

  test('a root navigation leaves only the new page', () => {
    const { stacks, related } = threeDeep();
    stacks.place(page('home', 'home'), placement({ direction: 'root', replaced: true, previous: related }));
    expect(stacks.all().map(({ name }) => name)).toEqual(['home']);
  });

  test('placing the page that is shown changes nothing', () => {
    const { stacks, related } = threeDeep();
    stacks.place(related, placement({ replaced: true, previous: related }));
    expect(names(stacks)).toEqual(['list', 'detail', 'related']);
  });
});

test('find returns the upper of two pages with the same pathname', () => {
  const stacks = new ViewStacks<Page>();
  const [lower, upper] = [page('same'), page('same')];
  stacks.add(lower);
  stacks.add(upper);
  expect(stacks.find('jobs', '/same')).toBe(upper);
  expect(stacks.find('home', '/same')).toBeUndefined();
});

test('the root of a stack has nothing below it', () => {
  const { stacks, list } = threeDeep();
  expect(stacks.below(list)).toBeUndefined();
});
