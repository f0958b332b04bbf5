/** Serves the demonstration as a production build, and with NIGHTLY=1 also by Vite's development server, until it is told to stop. */
import { fileURLToPath } from 'node:url';
import { build, createServer, preview } from 'vite';
import { DEVELOPMENT_PORT, PRODUCTION_PORT } from './ports.ts';

const configFile = fileURLToPath(new URL('./vite.config.ts', import.meta.url));
const host = '127.0.0.1';

const servers: { close(): Promise<unknown> }[] = [];
if (process.env['NIGHTLY'] === '1') {
  const development = await createServer({
    configFile,
    server: { host, port: DEVELOPMENT_PORT, strictPort: true, hmr: false, watch: null },
  });
  servers.push(await development.listen());
}
await build({ configFile });
servers.push(await preview({ configFile, preview: { host, port: PRODUCTION_PORT, strictPort: true } }));

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    void Promise.all(servers.map((server) => server.close())).then(() => process.exit(0));
  });
}
