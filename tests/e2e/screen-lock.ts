/**
 * A phone with a screen lock: Chromium's virtual authenticator. Its keys belong to `localhost`, where browsers allow them
 * without HTTPS, so the test runs a separate server under that name.
 */
import { type Page } from '@playwright/test';
import getPort from 'get-port';
import { resolve } from 'node:path';
import { startServer } from '../support/test-server.ts';
import { test as base } from './fixtures.ts';

export const test = base.extend({
  baseURL: async ({}, use) => {
    const port = await getPort();
    const address = `http://localhost:${port}`;
    const server = await startServer({
      isEmpty: true,
      clock: () => new Date(),
      clientFolder: resolve('dist/client'),
      settings: { publicUrl: address },
    });
    await server.app.listen({ port, host: 'localhost' });
    await use(address);
    await server.close();
  },
});

/** The user's reaction to the prompt. */
export type ScreenLock = { readonly refuse: () => Promise<void>; readonly agree: () => Promise<void> };

/** Adds a fingerprint reader to the page's phone; the user then confirms every prompt. */
export async function addScreenLock(page: Page): Promise<ScreenLock> {
  const phone = await page.context().newCDPSession(page);
  await phone.send('WebAuthn.enable');
  const { authenticatorId } = await phone.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const verify = async (isUserVerified: boolean): Promise<void> =>
    void (await phone.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }));
  return { refuse: () => verify(false), agree: () => verify(true) };
}
