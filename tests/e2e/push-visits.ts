/** The states of pages on which people are asked about notifications, and choose them. */
import { type Page } from '@playwright/test';
import { outboxChannel } from '#contract/worker-messages.ts';
import { expect } from './fixtures.ts';
import { type Part, sheet, type Step, type Visit, type Visitor } from './page-visit.ts';

/** Visits have no worker: this one's pushes are there, and nobody has asked for any. */
export async function takePushes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'default' });
    const getSubscription = () => Promise.resolve(null);
    ServiceWorkerContainer.prototype.getRegistration = () =>
      Promise.resolve({ pushManager: { getSubscription } } as unknown as ServiceWorkerRegistration);
  });
}

const phone: Part = ({ main }) => main.getByRole('switch');
/** A row's name goes on with what it is for. */
const kinds: Step = ({ page, words }) => page.getByRole('button', { name: words('What to tell me') }).click();

/** As the outbox tells that an alert has arrived, without leaving one; again until the shell's later parts listen. */
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
const told: Visit = { ...settings, state: 'what to tell', reach: [kinds, sheet] };

export const pushVisitsOf: Readonly<Record<Visitor, readonly Visit[]>> = {
  guest: [],
  employee: [
    { ...settings, state: 'notifications' },
    told,
    {
      page: '/alerts',
      state: 'question',
      withPushes: true,
      ready: ({ main }) => main.getByRole('listitem'),
      reach: [tellSent],
    },
  ],
  employer: [told],
  operator: [],
};
