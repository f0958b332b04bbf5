/** Builds the empty page like the app: only what it uses, in one file. */
import { fileURLToPath } from 'node:url';
import { defineConfig, type UserConfig } from 'vite';
import app from '../../../vite.config.ts';
import { leanIonic } from '../../../build/lean-ionic.ts';

const { build } = app as UserConfig;

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [leanIonic()],
  logLevel: 'warn',
  build: { ...build, manifest: false },
});
