/** Pages are also drawn by the server, where nothing of a browser is: whatever a component may follow is fine there. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useNotice } from '#client/ui/toast.ts';
import { useIsOnline } from './connection.ts';
import { useMayOffer } from './install-eligibility.ts';
import { useInstallMethod } from './install-offer.ts';
import { useOutbox } from './outbox-query.ts';
import { useSession } from './session.ts';

function Followed() {
  const followed = [
    useIsOnline(),
    useMayOffer(),
    useInstallMethod() ?? 'no offer',
    useNotice() ?? 'no notice',
    useOutbox(),
    useSession() ?? 'nobody',
  ];
  return JSON.stringify(followed);
}

test('a guest without a browser', () => {
  expect(typeof window).toBe('undefined');
  const html = renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <Followed />
    </QueryClientProvider>,
  );
  expect(JSON.parse(html.replaceAll('&quot;', '"'))).toEqual([
    true,
    false,
    'no offer',
    'no notice',
    [],
    'nobody',
  ]);
});
