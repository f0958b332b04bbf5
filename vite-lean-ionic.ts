/**
 * Lets the bundler drop what the app does not use of Ionic: React components (the package is one file in which a class
 * that extends `React.Component` counts as used, because reading a property could do something), and what `ion-app`
 * loads for Ionic's own buttons and inputs, of which we have none.
 */
import type { Plugin } from 'vite';

const importOfReact = 'import React, { ';
const namedImports = ['Component', 'PureComponent', 'createContext', 'memo'] as const;
/** Names that the file does not use itself. */
const plain = (name: string): string => `Plain${name}`;

/** Ripples, the rings of focus, and events about the keyboard: what `ion-app` starts when the phone is idle. */
const forOwnControls =
  /import\("[^"]+"\)\.then\(\(e=>(this\.focusVisible=)?e\.start(TapClick|KeyboardAssist|FocusVisible)\(\w*\)\)\)/g;

const leanApp: Plugin = {
  name: 'lean-ionic-app',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /@ionic[\\/]core[\\/]components[\\/]ion-app\.js$/ },
    handler(code) {
      if (code.match(forOwnControls)?.length !== 3)
        this.error('ion-app starts its helpers in another way: adapt vite-lean-ionic.ts');
      return { code: code.replace(forOwnControls, 'void 0'), map: null };
    },
  },
};

const leanComponents: Plugin = {
  name: 'lean-ionic-components',
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

export const leanIonic = (): Plugin[] => [leanComponents, leanApp];
