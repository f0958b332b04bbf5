/** A site that sends SMS to the test's own gateway: a server whose clock only the test moves. */
import { resolve } from 'node:path';
import { type SmsGateway, startSmsGateway } from '../support/sms-gateway.ts';
import { startServer, type TestServer } from '../support/test-server.ts';
import { test as base } from './fixtures.ts';

type Fixtures = { gateway: SmsGateway; server: TestServer };

export const test = base.extend<Fixtures>({
  gateway: async ({}, use) => {
    const gateway = await startSmsGateway();
    await use(gateway);
    gateway.close();
  },
  server: async ({ gateway }, use) => {
    const server = await startServer({
      isEmpty: true,
      clientFolder: resolve('dist/client'),
      settings: { smsUrl: gateway.url },
    });
    await use(server);
    await server.close();
  },
  baseURL: async ({ server }, use) => use(await server.app.listen({ port: 0, host: '127.0.0.1' })),
});
