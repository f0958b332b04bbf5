/**
 * Makes each icon of `ionicons/icons` a module of its own; saves 7 kB of the first visit's JavaScript (Brotli). The
 * package is one file, which would be part of the first chunk with every screen's icons.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const asked = 'virtual:ionicon/';
const resolved = '\0ionicon/';
const importOfIcons = /import\s*\{([^}]*)\}\s*from\s*['"]ionicons\/icons['"]/g;
const otherImport = /(from|import\()\s*['"]ionicons\/icons['"]/;

function readIcons(): ReadonlyMap<string, string> {
  const folder = dirname(createRequire(import.meta.url).resolve('ionicons/icons'));
  const exports = readFileSync(join(folder, 'index.mjs'), 'utf8').matchAll(
    /^export const (\w+) = (".*");?$/gm,
  );
  return new Map([...exports].map(([, name = '', drawing = '']) => [name, drawing]));
}

export function oneIcon(): Plugin {
  let icons: ReadonlyMap<string, string> | undefined;
  return {
    name: 'one-icon',
    apply: 'build',
    enforce: 'pre',
    resolveId(id) {
      return id.startsWith(asked) ? resolved + id.slice(asked.length) : undefined;
    },
    load(id) {
      if (!id.startsWith(resolved)) return undefined;
      icons ??= readIcons();
      const name = id.slice(resolved.length);
      const drawing = icons.get(name);
      if (drawing === undefined) this.error(`ionicons has no icon called ${name}`);
      return { code: `export const ${name} = ${drawing};`, moduleSideEffects: false };
    },
    transform: {
      filter: { id: { include: /\.tsx?$/, exclude: /node_modules/ }, code: /ionicons\/icons/ },
      handler(code) {
        const split = code.replace(importOfIcons, (_, names: string) =>
          names
            .split(',')
            .map((name) => name.trim())
            .filter(Boolean)
            .map((name) => `import { ${name} } from '${asked}${name.split(' as ')[0]?.trim() ?? name}'`)
            .join('; '),
        );
        if (otherImport.test(split))
          this.error('import icons of ionicons/icons by their names, or adapt build/one-icon.ts');
        return { code: split, map: null };
      },
    },
  };
}
