/** Hooks that server-rendered components use must work without a browser. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useToast } from '#client/ui/toast.ts';
import { useIsOnline } from './connection.ts';
import { useMayOffer } from './install-eligibility.ts';
import { useInstallMethod } from './install-offer.ts';
import { useOutbox } from './outbox-query.ts';
import { useSession } from './session.ts';

function Hooks() {
  const values = [
    useIsOnline(),
    useMayOffer(),
    useInstallMethod() ?? 'no offer',
    useToast() ?? 'no toast',
    useOutbox(),
    useSession() ?? 'guest',
  ];
  return JSON.stringify(values);
}

test('a guest without a browser', () => {
  expect(typeof window).toBe('undefined');
  const html = renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <Hooks />
    </QueryClientProvider>,
  );
  expect(JSON.parse(html.replaceAll('&quot;', '"'))).toEqual([
    true,
    false,
    'no offer',
    'no toast',
    [],
    'guest',
  ]);
});
