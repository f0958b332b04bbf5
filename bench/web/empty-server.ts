/** Serves the empty page with the product's own code: same files, compression and headers. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFastify } from '#server/http/fastify/create-fastify.ts';
import { registerFiles } from '#server/http/pages/files.ts';
import { registerPages } from '#server/http/pages/register-pages.ts';
import { ReadyPage } from '#server/http/pages/send-page.ts';

const [, , folder = '', port = ''] = process.argv;
const app = createFastify({ logLevel: 'error', trustProxy: false });
const bare = new ReadyPage(await readFile(join(folder, 'index.html'), 'utf8'));
await registerFiles(app, folder, bare);
registerPages(app, {
  bare,
  publicUrl: undefined,
  about: undefined,
  clock: () => new Date(),
  onJobChange: () => undefined,
  onCompanyChange: () => undefined,
  mayShow: () => false,
});
await app.listen({ host: '127.0.0.1', port: Number(port) });
