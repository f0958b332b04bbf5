/** A plugin that patches one file of a package during the build, and fails the build if it no longer can. */
import type { Plugin } from 'vite';

type Change = readonly [place: RegExp, replacement: string];

/**
 * `name` is also the file in `build/` that the errors name. Every change must match, and the app must use the file, so
 * that the patch of an updated package is reviewed and not silently skipped.
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
