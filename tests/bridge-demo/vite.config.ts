/** Builds the router bridge's demo app, which contains nothing of the product but the bridge. */
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { leanIonic } from '../../build/lean-ionic.ts';

const cache = fileURLToPath(new URL('../../node_modules/.cache/bridge-demo', import.meta.url));

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  cacheDir: `${cache}/vite`,
  plugins: [react(), leanIonic()],
  build: { outDir: `${cache}/dist`, emptyOutDir: true, chunkSizeWarningLimit: 4000 },
  logLevel: 'warn',
});
