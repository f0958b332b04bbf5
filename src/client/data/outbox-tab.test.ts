// @vitest-environment jsdom
/** Someone who is not remembered is asked before a tab with waiting items closes (product 6.5). */
import { beforeEach, expect, test, vi } from 'vitest';

const user = { user_id: 7, name: 'dara', token: 't', acc_type: 'employee' };
const item = (path: string, state = 'queued') => ({
  key: crypto.randomUUID(),
  owner: user.user_id,
  method: 'POST',
  path,
  input: { body: {} },
  lane: path,
  subject: 'Cook',
  createdAt: 0,
  state,
  reason: null,
  attempts: 0,
  nextAt: 0,
});

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  sessionStorage.clear();
});

async function asks(items: readonly object[]): Promise<boolean> {
  sessionStorage.setItem('user', JSON.stringify(user));
  sessionStorage.setItem('outbox', JSON.stringify(items));
  const { askBeforeClosing } = await import('./outbox-tab.ts');
  askBeforeClosing();
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

test('asks about a work card and an application', async () =>
  expect(await asks([item('/cv'), item('/app')])).toBe(true));

test('does not ask without waiting items', async () => {
  expect(await asks([item('/app', 'sent')])).toBe(false);
});
