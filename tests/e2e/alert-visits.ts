/** The states of job alerts, and of a job list with one. */
import { randomUUID } from 'node:crypto';
import { expect } from './fixtures.ts';
import { entry, press, sheet, type Step, untilSeen, type Visit } from './page-visit.ts';

const tellMe = 'Tell me about new jobs like these';
/** An alert's name, which renames it, and its delete button. */
const openName: Step = ({ main }) => main.locator('.alert-head h2 button').first().click();
const deleteFirst: Step = async ({ main }) => {
  await main.locator('.alert-head .kg-icon-button').first().click();
  await expect(main.locator('.alert-removed button')).toBeVisible();
};

export const alertVisits: readonly Visit[] = [
  { page: '/alerts', ready: entry },
  { page: '/alerts', state: 'renaming', ready: entry, reach: [openName, sheet] },
  {
    page: '/alerts',
    state: 'deleted',
    // A separate alert, because leaving the page deletes it for good.
    address: () => `/jobs?keyword=${randomUUID().slice(0, 8)}`,
    ready: ({ button }) => button(tellMe),
    reach: [press(tellMe), ({ link }) => link('Change').click(), untilSeen(entry), deleteFirst],
  },
  {
    page: '/jobs',
    state: 'with an alert',
    address: '/jobs?keyword=waiter&type=Part+Time&province=KH-12',
    ready: ({ says }) => says("We'll let you know"),
  },
];
