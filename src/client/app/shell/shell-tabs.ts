/** The tabs of guests, seekers, employers and operators (product 2.2): path, label and icon. */
import { type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  bookmark,
  bookmarkOutline,
  briefcase,
  briefcaseOutline,
  home,
  homeOutline,
  informationCircle,
  informationCircleOutline,
  logIn,
  logInOutline,
} from 'ionicons/icons';
import { type AccType } from '#contract/roles.ts';

export type TabName =
  | 'home'
  | 'jobs'
  | 'about'
  | 'login'
  | 'saved'
  | 'applied'
  | 'post'
  | 'applicants'
  | 'me'
  | OperatorTab;
export type OperatorTab = 'queue' | 'people' | 'record' | 'health' | 'settings';

export type Tab = {
  readonly name: TabName;
  readonly href: string;
  readonly label: MessageDescriptor;
  /** Undefined for tabs that only logged-in users have: their icons are in `member-tab-icon.tsx`. */
  readonly icon?: string;
  readonly iconOn?: string;
};

const all: Readonly<Record<Exclude<TabName, OperatorTab>, Omit<Tab, 'name'>>> = {
  home: { href: '/', label: msg`Home`, icon: homeOutline, iconOn: home },
  jobs: { href: '/jobs', label: msg`Jobs`, icon: briefcaseOutline, iconOn: briefcase },
  about: { href: '/about', label: msg`About`, icon: informationCircleOutline, iconOn: informationCircle },
  login: { href: '/login', label: msg`Log in`, icon: logInOutline, iconOn: logIn },
  saved: {
    href: '/favJobs',
    label: msg({ message: 'Saved', context: 'tab' }),
    icon: bookmarkOutline,
    iconOn: bookmark,
  },
  applied: {
    href: '/appliedJobs',
    label: msg({ message: 'Applied', context: 'tab' }),
  },
  post: {
    href: '/createjob/1',
    label: msg({ message: 'Post', context: 'tab', comment: 'Post a job' }),
  },
  applicants: { href: '/application', label: msg`Applicants` },
  me: {
    href: '/myProfile',
    label: msg({ message: 'Me', context: 'tab' }),
  },
};

/** Only the paths: labels and icons are part of the console's chunk. */
export const operatorTabs: Readonly<Record<OperatorTab, { readonly href: string }>> = {
  queue: { href: '/operator' },
  people: { href: '/operator/people' },
  record: { href: '/operator/audit' },
  health: { href: '/operator/health' },
  settings: { href: '/setting' },
};

const sets: Readonly<Record<Exclude<AccType, 'operator'> | 'guest', readonly (keyof typeof all)[]>> = {
  guest: ['home', 'jobs', 'about', 'login'],
  employee: ['home', 'jobs', 'saved', 'applied', 'me'],
  employer: ['home', 'jobs', 'post', 'applicants', 'me'],
};

export const tabsOf = (accType: Exclude<AccType, 'operator'> | undefined): readonly Tab[] =>
  sets[accType ?? 'guest'].map((name) => ({ name, ...all[name] }));

/** The root pages of the tabs, for the router bridge. */
export const tabRootsOf = (accType: AccType | undefined): Record<string, { href: string }> =>
  accType === 'operator'
    ? operatorTabs
    : Object.fromEntries(tabsOf(accType).map(({ name, href }) => [name, { href }]));
