/** Loads React as a script of its own before the app's: each starts in a separate task, so input can be handled in between. */
import type { Plugin } from 'vite';

/** The name of the chunk that `vite.config.ts` puts React into. */
export const reactFile = 'react';

export function reactFirst(): Plugin {
  const preload = new RegExp(
    `<link rel="modulepreload" crossorigin href="(/assets/${reactFile}-[^"]+)">\\s*`,
  );
  return {
    name: 'react-first',
    apply: 'build',
    // React is CommonJS, which would otherwise start when first imported: in the app's task.
    renderChunk: (code, { name }) => (name === reactFile ? `${code}\nrequire_client();` : null),
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const [link, file] = preload.exec(html) ?? [];
        if (!link || !file)
          throw new Error('The page imports React in another way: adapt build/react-first.ts');
        return html
          .replace(link, '')
          .replace('<script type="module"', `<script type="module" crossorigin src="${file}"></script>$&`);
      },
    },
  };
}
