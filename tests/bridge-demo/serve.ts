/** Builds the router bridge's demo app for production and serves it until it is stopped. */
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';

const configFile = fileURLToPath(new URL('./vite.config.ts', import.meta.url));
const port = Number(process.env['BRIDGE_PORT'] ?? 4121);

await build({ configFile });
const server = await preview({ configFile, preview: { host: '127.0.0.1', port, strictPort: true } });

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void server.close().then(() => process.exit(0)));
}
