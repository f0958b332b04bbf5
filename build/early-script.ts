/** Bundles `src/client/early.ts`, which runs before the first paint, as one classic script at `/early.js`, so that it may use imports. */
import { build } from 'esbuild';
import type { Plugin } from 'vite';

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['src/client/early.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    minify: true,
    // A server-rendered page is also read where the app cannot run.
    target: 'es2015',
  });
  return outputFiles.map(({ text }) => text).join('');
}

export function earlyScript(): Plugin {
  return {
    name: 'early-script',
    configureServer({ middlewares }) {
      middlewares.use('/early.js', (_request, response, next) => {
        bundle().then((text) => {
          response.setHeader('content-type', 'text/javascript');
          response.end(text);
        }, next);
      });
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'early.js', source: await bundle() });
    },
  };
}
