/**
 * Lets the bundler drop unused parts of Ionic; saves 17 kB of the first visit's JavaScript (Brotli).
 * `@ionic/react` is one file in which a class that extends `React.Component` counts as used, because reading a property
 * could have side effects.
 */
import type { Plugin } from 'vite';
import { patchFile } from './patch-file.ts';

const imported = ['Component', 'PureComponent', 'createContext', 'memo'];

export const leanIonic = (): Plugin =>
  patchFile('lean-ionic', /@ionic[\\/]react[\\/]dist[\\/]index\.js$/, [
    [/import React, \{ /, `import React, { ${imported.map((name) => `${name} as Plain${name}, `).join('')}`],
    [/\bextends React\.(Component|PureComponent)\b/g, 'extends Plain$1'],
    [/= React\.(createContext|memo)\(/g, '= /*@__PURE__*/ Plain$1('],
    [/= (createForwardRef|createReactComponent)\(/g, '= /*@__PURE__*/ $1('],
  ]);
