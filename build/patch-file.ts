/** A plugin that changes one file of a package while the app is built, and fails the build once it no longer can. */
import type { Plugin } from 'vite';

type Change = readonly [place: RegExp, replacement: string];

/**
 * `name` is also the file of `build/` that the errors name. Every change must find its place, and the app must use
 * the file: a package that was updated is looked at again rather than no longer patched in silence.
 */
export function patchFile(name: string, file: RegExp, changes: readonly Change[]): Plugin {
  let isFound = false;
  return {
    name: `${name} ${file.source}`,
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: file },
      handler(code) {
        isFound = true;
        const patched = changes.reduce((text, [place, replacement]) => {
          if (text.search(place) === -1)
            this.error(`${place} is no longer in ${file}: adapt build/${name}.ts`);
          return text.replace(place, replacement);
        }, code);
        return { code: patched, map: null };
      },
    },
    buildEnd(error) {
      if (!error && !isFound) this.error(`the app no longer uses ${file}: adapt build/${name}.ts`);
    },
  };
}
