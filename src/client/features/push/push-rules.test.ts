import { describe, expect, it } from 'vitest';
import { chooseOffer, type DeviceSupport, pushStateOf } from './push-rules.ts';

const phone: DeviceSupport = { canPush: true, permission: 'default', needsInstall: false };
const base = { state: 'off', isRemembered: true, wasAsked: false, canLink: true } as const;

describe('pushStateOf', () => {
  it.each([
    ['before the browser has asked', phone, false, 'off'],
    ['subscribed', { ...phone, permission: 'granted' }, true, 'on'],
    ['permitted but not subscribed', { ...phone, permission: 'granted' }, false, 'off'],
    ['permission revoked', phone, true, 'off'],
    ['permission denied', { ...phone, permission: 'denied' }, true, 'blocked'],
    ['an in-app browser', { ...phone, canPush: false }, false, 'none'],
    ['an iPhone before installing', { ...phone, canPush: false, needsInstall: true }, false, 'install'],
    ['an iPhone with the app installed', { ...phone, needsInstall: false }, false, 'off'],
  ] as const)('%s', (_case, support, isSubscribed, state) => {
    expect(pushStateOf(support, isSubscribed)).toBe(state);
  });
});

describe('chooseOffer', () => {
  it.each([
    ['pushes, even if there is a bot', base, 'push'],
    ['nothing if pushes are on', { ...base, state: 'on' }, undefined],
    ['nothing if pushes are blocked', { ...base, state: 'blocked' }, undefined],
    ['to install, on an iPhone', { ...base, state: 'install' }, 'install'],
    ['Telegram in an in-app browser', { ...base, state: 'none' }, 'telegram'],
    ['nothing there without a bot', { ...base, state: 'none', canLink: false }, undefined],
    ['nothing a second time', { ...base, wasAsked: true }, undefined],
    ['nothing on a shared device', { ...base, isRemembered: false }, undefined],
    ['no Telegram on a shared device either', { ...base, state: 'none', isRemembered: false }, undefined],
  ] as const)('offers %s', (_case, circumstances, offer) => {
    expect(chooseOffer(circumstances)).toBe(offer);
  });
});
