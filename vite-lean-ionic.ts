/**
 * Lets the bundler drop the Ionic React components that the app does not use. The package is one file in which
 * a class that extends `React.Component` counts as used, because reading a property could do something.
 */
import type { Plugin } from 'vite';

const importOfReact = 'import React, { ';
const namedImports = ['Component', 'PureComponent', 'createContext', 'memo'] as const;
/** Names that the file does not use itself. */
const plain = (name: string): string => `Plain${name}`;

export function leanIonic(): Plugin {
  return {
    name: 'lean-ionic',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /@ionic[\\/]react[\\/]dist[\\/]index\.js$/ },
      handler(code) {
        if (!code.includes(importOfReact))
          this.error('@ionic/react imports React in another way: adapt vite-lean-ionic.ts');
        const added = namedImports.map((name) => `${name} as ${plain(name)}, `).join('');
        const lean = code
          .replace(importOfReact, importOfReact + added)
          .replace(
            /\bextends React\.(Component|PureComponent)\b/g,
            (_, name: string) => `extends ${plain(name)}`,
          )
          .replace(/= React\.(createContext|memo)\(/g, (_, name: string) => `= /*@__PURE__*/ ${plain(name)}(`)
          .replace(/= (createForwardRef|createReactComponent)\(/g, '= /*@__PURE__*/ $1(');
        return { code: lean, map: null };
      },
    },
  };
}
