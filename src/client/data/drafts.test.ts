// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { decisionDraft, messageDraft } from './drafts.ts';

test('a message and a decision on the same application have different drafts', () => {
  messageDraft(7).write('Dear Dara');
  expect(messageDraft(7).read()).toBe('Dear Dara');
  expect(decisionDraft(7).read()).toBeUndefined();
  decisionDraft(7).write('Welcome');
  expect(messageDraft(7).read()).toBe('Dear Dara');
});
