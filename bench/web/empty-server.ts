/** Serves the empty page by the product's own means: same files, same compression, same headers. */
import { EventEmitter } from 'node:events';
import { createFastify } from '#server/http/fastify/create-fastify.ts';
import { registerPages } from '#server/http/pages/pages.ts';

const [, , folder = '', port = ''] = process.argv;
const app = createFastify({ logLevel: 'error', trustProxy: false });
await registerPages(app, {
  folder,
  publicUrl: undefined,
  describe: (_, language) => ({
    title: 'Empty',
    description: 'An empty page',
    language,
    type: 'website',
  }),
  previewOf: async () => undefined,
  contentOf: async () => undefined,
  clock: () => new Date(),
  changeEvents: new EventEmitter(),
});
await app.listen({ host: '127.0.0.1', port: Number(port) });
