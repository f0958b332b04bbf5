/** The swipe from the screen's edge, with real touches. */
import type { CDPSession } from '@playwright/test';
import { expect, test } from './bridge-fixtures.ts';

type Touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) => Promise<unknown>;

function touching(session: CDPSession): Touch {
  return (type, x) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 400 }] });
}

/** Drags from the left edge to `to`, and optionally back to `end`, slowly enough not to be a flick. */
async function drag(touch: Touch, to: number, end = to): Promise<void> {
  await touch('touchStart', 4);
  for (let x = 10; x <= to; x += 20) await touch('touchMove', x);
  for (let x = to; x >= end; x -= 10) {
    await touch('touchMove', x);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await touch('touchEnd');
}

test.use({ hasTouch: true, contextOptions: { reducedMotion: 'no-preference' } });

test('a swipe reveals the page below; a cancelled swipe changes nothing', async ({ bridge }) => {
  await bridge.open('/', { mode: 'ios' });
  await bridge.followTab('jobs', 'row-1');
  await bridge.scrollTo('row-1', 800);
  await bridge.follow('row-20', 'title-20');
  const touch = touching(await bridge.page.context().newCDPSession(bridge.page));

  await drag(touch, 160, 40);
  await bridge.arrived('title-20');
  expect(bridge.address()).toBe('/jobDetail/20');

  await drag(touch, 330);
  await bridge.arrived('row-1');
  expect(bridge.address()).toBe('/jobs');
  expect(await bridge.scrollTop('row-1')).toBe(800);
  await expect(bridge.anywhere('title-20')).not.toBeAttached();

  await bridge.follow('row-21', 'title-21');
  await bridge.followBack('row-1');
});

test('a page that may block leaving cannot be swiped away', async ({ bridge }) => {
  await bridge.open('/', { mode: 'ios' });
  await bridge.followTab('me', 'me');
  await bridge.follow('to-form', 'clean');
  const touch = touching(await bridge.page.context().newCDPSession(bridge.page));
  await drag(touch, 330);
  await bridge.arrived('clean');
  expect(bridge.address()).toBe('/form');
});
