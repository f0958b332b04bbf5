/** Patches Ionic so that the first visit downloads less JavaScript: 20 kB in all (Brotli). */
import { type Plugin } from 'vite';

type Changes = readonly (readonly [place: RegExp, replacement: string])[];

const imported = ['Component', 'PureComponent', 'createContext', 'memo'];

/**
 * `@ionic/react` is one file in which a class that extends `React.Component` counts as used, because reading a property
 * could have side effects. These let the bundler drop what is unused.
 */
const reactChanges: Changes = [
  [/import React, \{ /, `import React, { ${imported.map((name) => `${name} as Plain${name}, `).join('')}`],
  [/\bextends React\.(Component|PureComponent)\b/g, 'extends Plain$1'],
  [/= React\.(createContext|memo)\(/g, '= /*@__PURE__*/ Plain$1('],
  [/= (createForwardRef|createReactComponent)\(/g, '= /*@__PURE__*/ $1('],
];

/** The outlet loads the swipe gesture with the first page from which one can go back. */
const outletChanges: Changes = [
  [/async connectedCallback\(\)\{/, '$&await new Promise(resolve=>{this.loadGesture=resolve});'],
  [/async commit\((\w+),(\w+),\w+\)\{/, '$&$2&&this.loadGesture?.();'],
];

const files: readonly (readonly [file: RegExp, changes: Changes])[] = [
  [/@ionic[\\/]react[\\/]dist[\\/]index\.js$/, reactChanges],
  [/@ionic[\\/]core[\\/]components[\\/]ion-router-outlet\.js$/, outletChanges],
];

/** Fails the build unless every change matches, so that the patch of an updated package is reviewed and not silently skipped. */
export function leanIonic(): Plugin {
  const found = new Set<RegExp>();
  return {
    name: 'lean-ionic',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: files.map(([file]) => file) },
      handler(code, id) {
        let patched = code;
        for (const [file, changes] of files) {
          if (!file.test(id)) continue;
          found.add(file);
          for (const [place, replacement] of changes) {
            if (patched.search(place) === -1)
              this.error(`${place} is no longer in ${file}: adapt build/lean-ionic.ts`);
            patched = patched.replace(place, replacement);
          }
        }
        return { code: patched, map: null };
      },
    },
    buildEnd(error) {
      for (const [file] of files)
        if (!error && !found.has(file))
          this.error(`the app no longer uses ${file}: adapt build/lean-ionic.ts`);
    },
  };
}
