// @vitest-environment jsdom
/** What an application sends is only said to people with a CV. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { type User } from '#contract/sessions.ts';
import { signIn } from '#client/data/session.ts';
import { cvKey, type VersionedCv } from '../cv-key.ts';
import { ShareLine } from './share-line.tsx';

beforeAll(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  signIn({ user_id: 7, acc_type: 'employee', name: 'dara' } as User, false);
});
afterEach(cleanup);

function renderLine(cv: VersionedCv | null | undefined): void {
  const client = new QueryClient();
  if (cv !== undefined) client.setQueryData(cvKey(7), cv);
  render(
    <QueryClientProvider client={client}>
      <I18nProvider i18n={i18n}>
        <ShareLine />
      </I18nProvider>
    </QueryClientProvider>,
  );
}

test.each([
  ['none yet', null, 0],
  ['a CV', {} as VersionedCv, 1],
  // The phone may not have loaded it.
  ['an unknown CV', undefined, 1],
])('%s', (_, cv, lines) => {
  renderLine(cv);
  expect(screen.queryAllByText('Your full CV will be sent')).toHaveLength(lines);
});
