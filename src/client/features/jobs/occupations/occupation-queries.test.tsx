// @vitest-environment jsdom
/** Names of the codes in addresses, which may be anything. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { occupationsQuery, useOccupationName } from './occupation-queries.ts';

test.each([
  ['cook', 'Cook'],
  ['astronaut', undefined],
  ['constructor', undefined],
  ['__proto__', undefined],
])('the name of %s is %s, and can be stored', async (code, name) => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const client = new QueryClient();
  client.setQueryData(occupationsQuery.queryKey, []);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <I18nProvider i18n={i18n}>{children}</I18nProvider>
    </QueryClientProvider>
  );
  const { result } = renderHook(() => useOccupationName(code), { wrapper });
  const stored = () =>
    client.getQueryCache().findAll({ predicate: ({ queryKey }) => queryKey.includes(code) });
  await waitFor(() => expect(stored()[0]?.state.status).toBe('success'));
  expect(result.current).toBe(name);
  const data = stored()[0]?.state.data;
  expect(data).toEqual(name === undefined ? null : { en: name, km: expect.anything() });
});
