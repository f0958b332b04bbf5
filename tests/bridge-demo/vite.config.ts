/** Builds and serves the demonstration of the router bridge; nothing of the product but the bridge is in it. */
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const cache = fileURLToPath(new URL('../../node_modules/.cache/bridge-demo', import.meta.url));

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  cacheDir: `${cache}/vite`,
  plugins: [react()],
  // Found late, a dependency would reload the page in the middle of a test.
  optimizeDeps: {
    include: [
      '@ionic/react',
      '@ionic/core/components',
      '@tanstack/react-router',
      'ionicons/icons',
      'react-dom/client',
    ],
  },
  build: { outDir: `${cache}/dist`, emptyOutDir: true, chunkSizeWarningLimit: 4000 },
  logLevel: 'warn',
});
