/** The demo app's two sets of tabs: a member's and a guest's. */
import type { Tabs } from '#client/ionic-tanstack/tab-roots.ts';

export const MEMBER_TABS: Tabs = {
  home: { href: '/' },
  jobs: { href: '/jobs' },
  saved: { href: '/saved' },
  me: { href: '/me' },
};

export const GUEST_TABS: Tabs = {
  home: { href: '/' },
  jobs: { href: '/jobs' },
  join: { href: '/login' },
};
