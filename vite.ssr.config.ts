/** How the app's screens are built for the server, which renders pages with them (docs/decisions/0008). */
import { defineConfig } from 'vite';
import client, { compile } from './vite.config.ts';

export default defineConfig({
  plugins: compile(),
  resolve: client.resolve,
  oxc: client.oxc,
  // Packages come along: what runs is what was built, and React is the one for production.
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
  publicDir: false,
  build: {
    ssr: 'src/client/entry-server.tsx',
    outDir: 'dist/ssr',
    emptyOutDir: true,
    target: 'node20.19',
    // One file: what is loaded when it is wanted never is on the server.
    rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'ssr.js' } },
  },
});
