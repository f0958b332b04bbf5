/**
 * Lets the bundler drop unused parts of Ionic; saves 17 kB of the first visit's JavaScript (Brotli).
 * `@ionic/react` is one file in which a class that extends `React.Component` counts as used, because reading a property
 * could have side effects.
 */
import { type Plugin } from 'vite';

const file = /@ionic[\\/]react[\\/]dist[\\/]index\.js$/;
const imported = ['Component', 'PureComponent', 'createContext', 'memo'];

const changes: readonly (readonly [place: RegExp, replacement: string])[] = [
  [/import React, \{ /, `import React, { ${imported.map((name) => `${name} as Plain${name}, `).join('')}`],
  [/\bextends React\.(Component|PureComponent)\b/g, 'extends Plain$1'],
  [/= React\.(createContext|memo)\(/g, '= /*@__PURE__*/ Plain$1('],
  [/= (createForwardRef|createReactComponent)\(/g, '= /*@__PURE__*/ $1('],
];

/** Fails the build unless every change matches, so that the patch of an updated package is reviewed and not silently skipped. */
export function leanIonic(): Plugin {
  let isFound = false;
  return {
    name: 'lean-ionic',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: file },
      handler(code) {
        isFound = true;
        const patched = changes.reduce((text, [place, replacement]) => {
          if (text.search(place) === -1)
            this.error(`${place} is no longer in ${file}: adapt build/lean-ionic.ts`);
          return text.replace(place, replacement);
        }, code);
        return { code: patched, map: null };
      },
    },
    buildEnd(error) {
      if (!error && !isFound) this.error(`the app no longer uses ${file}: adapt build/lean-ionic.ts`);
    },
  };
}
