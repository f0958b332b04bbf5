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

/** Announces a sent alert like the outbox, without storing one; repeated until the shell's lazy parts listen. */
const tellSent: Step = (screen) =>
  expect(async () => {
    await screen.page.evaluate((channel) => {
      const { user_id: owner } = JSON.parse(localStorage.getItem('user') ?? '{}') as { user_id: number };
      const item = { owner, method: 'POST', path: '/search', state: 'sent', createdAt: Date.now() };
      new BroadcastChannel(channel).postMessage({ type: 'settled', item, status: 201 });
    }, outboxChannel);
    await expect(screen.page.locator('dialog[open]')).toBeVisible({ timeout: 1000 });
  }).toPass();

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
      reach: [tellSent],
    },
  ],
  employer: [kindsVisit],
  operator: [],
};
