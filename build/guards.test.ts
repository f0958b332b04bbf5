/** Each plugin that patches or splits a dependency's code fails the build when it can no longer do so. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { describe, expect, it } from 'vitest';
import { withBreaks } from './khmer-breaks.ts';
import { leanIonic } from './lean-ionic.ts';
import { oneIcon } from './one-icon.ts';
import { reactFirst } from './react-first.ts';
import { textParts } from './text-parts.ts';

type Hook = (this: unknown, ...given: unknown[]) => unknown;

/** Calls a plugin's hook like the bundler, with the part of its context that the hooks use. */
function run(
  plugin: Plugin,
  name: 'buildEnd' | 'load' | 'transform' | 'transformIndexHtml',
  ...given: string[]
) {
  const hook = plugin[name] as Hook | { handler: Hook };
  const context = {
    addWatchFile: () => undefined,
    error(message: string) {
      throw new Error(message);
    },
  };
  return (typeof hook === 'function' ? hook : hook.handler).call(context, ...given) as { code: string };
}

describe('lean-ionic', () => {
  const react = '@ionic/react/dist/index.js';
  const outlet = '@ionic/core/components/ion-router-outlet.js';
  const read = (file: string) => readFileSync(`node_modules/${file}`, 'utf8');

  it('finds every patched place in the installed Ionic', () => {
    const plugin = leanIonic();
    expect(run(plugin, 'transform', read(react), react).code).not.toMatch(/extends React\./);
    expect(run(plugin, 'transform', read(outlet), outlet).code).toContain('await new Promise');
    run(plugin, 'buildEnd');
  });

  it.each([
    [/import React, \{/, react],
    [/extends React\.(Pure)?Component/g, react],
    [/= React\.(createContext|memo)\(/g, react],
    [/= (createForwardRef|createReactComponent)\(/g, react],
    [/async connectedCallback\(/, outlet],
    [/async commit\(/, outlet],
  ])('fails when the file has no %s', (place, file) => {
    const changed = read(file).replace(place, 'somethingElse(');
    expect(() => run(leanIonic(), 'transform', changed, file)).toThrow('adapt build/lean-ionic.ts');
  });

  it('fails if the app does not use the file', () =>
    expect(() => run(leanIonic(), 'buildEnd')).toThrow('adapt build/lean-ionic.ts'));
});

describe('one-icon', () => {
  it('gives each icon a module of its own', () => {
    const { code } = run(oneIcon(), 'transform', "import { add, close as shut } from 'ionicons/icons';");
    expect(code).toBe(
      "import { add } from 'virtual:ionicon/add'; import { close as shut } from 'virtual:ionicon/close';",
    );
    expect(run(oneIcon(), 'load', '\0ionicon/add').code).toContain('svg');
  });

  it('fails for an icon that the package lacks', () =>
    expect(() => run(oneIcon(), 'load', '\0ionicon/nosuch')).toThrow('no icon called nosuch'));

  it('fails for an import that it cannot split', () =>
    expect(() => run(oneIcon(), 'transform', "import * as icons from 'ionicons/icons';")).toThrow(
      'adapt build/one-icon.ts',
    ));
});

describe('text-parts', () => {
  const first = 'locales/km/messages.po?first';

  it('puts texts that the app does not start with into the rest', async () => {
    const load = async (id: string) => run(textParts(), 'load', id);
    const parts = [await load(first), await load(first.replace('first', 'rest'))];
    expect(parts.map(({ code }) => code.includes('JSON.parse'))).toEqual([true, true]);
    expect(parts[0]?.code).not.toBe(parts[1]?.code);
  });

  it('marks possible line breaks in Khmer, and in no other text', async () => {
    const load = async (id: string) => run(textParts(), 'load', id);
    expect((await load(first)).code).toContain('បាន\u200bរក្សាទុក');
    expect((await load(first.replace('km', 'en'))).code).not.toContain('\u200b');
    expect(withBreaks('{count, plural, other {មាន # ការងារថ្មីៗ។}} «CV របស់<0>ខ្ញុំ</0>»')).toBe(
      '{count, plural, other {មាន # ការងារ\u200bថ្មីៗ។}} «CV របស់<0>ខ្ញុំ</0>»',
    );
  });

  it('fails without a Khmer dictionary', () =>
    expect(
      run(
        textParts(undefined, (text) => [...text].join('\u200b')),
        'load',
        first,
      ),
    ).rejects.toThrow('adapt build/khmer-breaks.ts'));

  it('fails if no text is in the first part', () =>
    expect(run(textParts('src/client/renamed.tsx'), 'load', first)).rejects.toThrow(
      'adapt build/text-parts.ts',
    ));
});

describe('react-first', () => {
  it('fails if the page does not preload React', () =>
    expect(() => run(reactFirst(), 'transformIndexHtml', '<script type="module" src="/a.js">')).toThrow(
      'adapt build/react-first.ts',
    ));
});
