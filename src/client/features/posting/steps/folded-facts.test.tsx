// @vitest-environment jsdom
/** When the fields that an occupation fills in are open. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { postingDraft } from '../draft/draft-store.ts';
import { FoldedFacts } from './folded-facts.tsx';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
afterEach(cleanup);

const filled = {
  job_type: 'Full Time',
  level: 'Entry',
  required_skills: 'Sewing',
  qualification: 'None',
  language: 'Khmer',
  gender: 'Both',
  description: '<p>Sewing</p>',
};

test('closed by hand, they open again if another occupation leaves a required field empty', () => {
  postingDraft.form.change({ ...filled, occupation: 'sewing_operator' });
  render(
    <I18nProvider i18n={i18n}>
      <FoldedFacts>Level</FoldedFacts>
    </I18nProvider>,
  );
  expect(screen.queryByText('Level')).toBeNull();
  for (const open of [true, false]) {
    const fold = screen.getByRole<HTMLDetailsElement>('group');
    fold.open = open;
    fireEvent(fold, new Event('toggle'));
    expect(screen.queryByText('Level') !== null).toBe(open);
  }
  act(() => postingDraft.form.change({ occupation: 'nurse', level: '' }));
  expect(screen.queryByText('Level')).not.toBeNull();
});
