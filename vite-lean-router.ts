/**
 * Leaves out the router's own scroll restoration: it moves the window, which never scrolls here. Each page keeps its
 * place by itself, because it stays in the stack (`client/ionic-tanstack/page-scroll.ts`).
 */
import type { Plugin } from 'vite';

const restoring = 'function setupScrollRestoration(router, force) {';

export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /@tanstack[\\/]router-core[\\/]dist[\\/]esm[\\/]scroll-restoration\.js$/ },
      handler(code) {
        if (!code.includes(restoring))
          this.error('the router restores scrolling in another way: adapt vite-lean-router.ts');
        // What comes after is not reached, so the bundler drops it and all that only it needs.
        return { code: code.replace(restoring, `${restoring} return;`), map: null };
      },
    },
  };
}
