/** Serves the demonstration twice, as Vite's development server and as a production build, until it is told to stop. */
import { fileURLToPath } from 'node:url';
import { build, createServer, preview } from 'vite';
import { DEVELOPMENT_PORT, PRODUCTION_PORT } from './ports.ts';

const configFile = fileURLToPath(new URL('./vite.config.ts', import.meta.url));
const host = '127.0.0.1';

const development = await createServer({
  configFile,
  server: { host, port: DEVELOPMENT_PORT, strictPort: true, hmr: false, watch: null },
});
await development.listen();
await build({ configFile });
const production = await preview({ configFile, preview: { host, port: PRODUCTION_PORT, strictPort: true } });

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    void Promise.all([development.close(), production.close()]).then(() => process.exit(0));
  });
}
