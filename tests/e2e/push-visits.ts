/** The states of pages that ask about notifications, and configure them. */
import { type Page } from '@playwright/test';
import { outboxChannel } from '#contract/worker-messages.ts';
import { expect } from './fixtures.ts';
import { type Part, sheet, type Step, type Visit, type Visitor } from './page-visit.ts';

/** Visits have no worker: this fakes push support and an unanswered permission. */
export async function takePushes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'default' });
    const getSubscription = () => Promise.resolve(null);
    ServiceWorkerContainer.prototype.getRegistration = () =>
      Promise.resolve({ pushManager: { getSubscription } } as unknown as ServiceWorkerRegistration);
  });
}

const phone: Part = ({ main }) => main.getByRole('switch');
/** A row's name continues with its description. */
const kinds: Step = ({ page, words }) =>
  page.getByRole('button', { name: words('What to notify me about') }).click();

/** Announces a sent alert like the outbox, without storing one, and opens another page, until one asks. */
const openAsking: Step = async ({ page, link }) => {
  const tabs = ['Jobs', 'Saved', 'Applied', 'Home'];
  await expect(async () => {
    await page.evaluate((channel) => {
      const { user_id: owner } = JSON.parse(localStorage.getItem('user') ?? '{}') as { user_id: number };
      const item = { owner, method: 'POST', path: '/search', state: 'sent', createdAt: Date.now() };
      new BroadcastChannel(channel).postMessage({ type: 'settled', item, status: 201 });
    }, outboxChannel);
    const [tab = ''] = tabs.splice(0, 1);
    tabs.push(tab);
    await link(tab).filter({ visible: true }).first().click({ timeout: 5_000 });
    await expect(page.locator('.kg-ask')).toBeVisible({ timeout: 1_500 });
  }).toPass();
};

const settings = { page: '/setting', withPushes: true, ready: phone } as const;
const kindsVisit: Visit = { ...settings, state: 'kinds of notification', reach: [kinds, sheet] };

export const pushVisitsOf: Readonly<Record<Visitor, readonly Visit[]>> = {
  guest: [],
  employee: [
    { ...settings, state: 'notifications' },
    kindsVisit,
    {
      page: '/alerts',
      state: 'question',
      withPushes: true,
      ready: ({ main }) => main.getByRole('listitem'),
      reach: [openAsking],
    },
  ],
  employer: [kindsVisit],
  operator: [],
};
