/** A visit of a page: the visitor, the expected content, and the steps into a state. */
import { type Locator } from '@playwright/test';
import { type pagePaths } from '#contract/pages.ts';
import { expect } from './fixtures.ts';
import { cards } from './job-cards.ts';
import { type Screen } from './screen.ts';

export const visitors = ['guest', 'employee', 'employer', 'operator'] as const;
export type Visitor = (typeof visitors)[number];

/** The demonstration data that a visitor can open. */
export type Findings = {
  /** Jobs with the longest names. */
  readonly jobs: { readonly khmer: number; readonly english: number };
  readonly warned: number;
  readonly decided: number;
  readonly pending: number;
  /** An employer's own open job. */
  readonly own: number;
  /** An application of the seeker's own with an invitation; 0 for others. */
  readonly talk: number;
  /** An account that was reported, for operators. */
  readonly reported?: number;
};

export type Part = (screen: Screen) => Locator;
export type Step = (screen: Screen) => Promise<void>;
export type Visit = {
  readonly page: (typeof pagePaths)[number] | '/404';
  /** The default is the page's own. */
  readonly address?: string | ((found: Findings) => string);
  /** The state to check; by default the page as it opens. */
  readonly state?: string;
  /** What the page shows once it is loaded. */
  readonly ready: Part;
  /** With an almost complete draft of a posting on the device. */
  readonly withDraft?: true;
  /** On a phone that supports push, where the user has not been asked. */
  readonly withPushes?: true;
  /** On a new phone. */
  readonly atFirst?: true;
  /** Its steps inject scripts that would stay for the next visit. */
  readonly withScripts?: true;
  /** Brings the page into its state; on a phone, unless the state is a desktop's. */
  readonly reach?: readonly Step[];
  /** The sizes at which a state exists; a page exists at all of them. */
  readonly sizes?: 'all' | 'phone' | 'desktop';
};

export const phoneSize = { width: 390, height: 844 } as const;
export const desktopSize = { width: 1280, height: 900 } as const;

export const untilSeen =
  (part: Part): Step =>
  (screen) =>
    expect(part(screen).first()).toBeVisible();
export const press =
  (name: string): Step =>
  ({ button }) =>
    button(name).first().click();

export const card: Part = ({ page }) => cards(page);
export const hero: Part = ({ main, words }) =>
  main.getByRole('region', { name: words('What Karngea offers') });
export const form: Part = ({ main }) => main.locator('form');
export const description: Part = ({ main, words }) =>
  main.getByRole('textbox', { name: words('Description') });
export const cv: Part = ({ main }) => main.getByRole('article');
export const profile: Part = ({ main, words }) => main.getByRole('region', { name: words('My Profile') });
export const myJobs: Part = ({ main }) => main.getByRole('table');
export const entry: Part = ({ main }) => main.getByRole('listitem');
export const chip: Part = ({ main }) => main.locator('button[aria-pressed]');
export const title: Part = ({ page }) => page.getByRole('heading', { level: 1 });
export const sheet = untilSeen(({ page }) => page.locator('dialog[open]'));
export const refused = untilSeen(({ page }) => page.locator('[aria-invalid=true]'));
export const submit: Step = ({ main }) => main.locator('form button[type=submit]').click();
