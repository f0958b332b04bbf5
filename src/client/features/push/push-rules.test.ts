import { describe, expect, it } from 'vitest';
import { type Phone, stateOf, wayToAsk } from './push-rules.ts';

const phone: Phone = { canPush: true, permission: 'default', wantsInstall: false };
const asked = { state: 'off', isRemembered: true, wasAsked: false, canLink: true } as const;

describe('stateOf', () => {
  it.each([
    ['a phone that nobody asked', phone, false, 'off'],
    ['one that takes them', { ...phone, permission: 'granted' }, true, 'on'],
    ['one that may, but does not', { ...phone, permission: 'granted' }, false, 'off'],
    ['one whose permission was taken back', phone, true, 'off'],
    ['one that blocks them', { ...phone, permission: 'denied' }, true, 'blocked'],
    ['an in-app browser', { ...phone, canPush: false }, false, 'none'],
    ['an iPhone before installing', { ...phone, canPush: false, wantsInstall: true }, false, 'install'],
    ['an iPhone with the app installed', { ...phone, wantsInstall: false }, false, 'off'],
  ] as const)('%s', (_whose, which, isTaken, state) => {
    expect(stateOf(which, isTaken)).toBe(state);
  });
});

describe('wayToAsk', () => {
  it.each([
    ['for pushes, though there is a bot', asked, 'push'],
    ['for nothing where they come already', { ...asked, state: 'on' }, undefined],
    ['for nothing where the phone blocks them', { ...asked, state: 'blocked' }, undefined],
    ['to install, on an iPhone', { ...asked, state: 'install' }, 'install'],
    ['for Telegram, in an in-app browser', { ...asked, state: 'none' }, 'telegram'],
    ['for nothing there without a bot', { ...asked, state: 'none', canLink: false }, undefined],
    ['for nothing a second time', { ...asked, wasAsked: true }, undefined],
    ['for nothing on a phone of others', { ...asked, isRemembered: false }, undefined],
    ['for Telegram neither', { ...asked, state: 'none', isRemembered: false }, undefined],
  ] as const)('asks %s', (_what, circumstances, way) => {
    expect(wayToAsk(circumstances)).toBe(way);
  });
});
