/**
 * Compiles the catalogues, each in two parts: `messages.po?first`, the texts of the files that the app starts with, and
 * `messages.po?rest`, those of lazily loaded screens and sheets. Saves 6.5 kB of the first
 * visit's JavaScript in English, some 8 in Khmer (Brotli). `messages.po?all` is for the server.
 */
import { createCompiledCatalog } from '@lingui/cli/api';
import { formatter } from '@lingui/format-po';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { example, withBreaks } from './khmer-breaks.ts';

const part = /locales[\\/](\w+)[\\/]messages\.po\?(first|rest|all)$/;
/** Texts that only the server uses. */
const serverTexts = 'src/client/app/ssr/server-texts.tsx';
/** Shown with the first page on new phones. */
const onNewPhones = 'src/client/features/jobs/preferences/preferences-card.tsx';
/** Static imports that load code: not `import type`, not `import { type A }`, not `import()`. */
const imports = /^(?:import|export)\s+(?!type\s)(?:([^'"();]*?)\sfrom\s+)?'([#.][^']+\.tsx?)'/gm;
const bringsCode = (names = ''): boolean => {
  const [, list] = /^\{([^}]*)\}$/s.exec(names.trim()) ?? [];
  return list === undefined || list.split(',').some((name) => name.trim() !== '' && !/^\s*type\s/.test(name));
};

/** The files that the app starts with, by their paths from the root. */
function startingFiles(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(file)) return seen;
  seen.add(file);
  for (const [, names, wanted = ''] of readFileSync(file, 'utf8').matchAll(imports)) {
    if (!bringsCode(names)) continue;
    const path = wanted.startsWith('#') ? join('src', wanted.slice(1)) : join(dirname(file), wanted);
    startingFiles(relative('.', path).replaceAll('\\', '/'), seen);
  }
  return seen;
}

/** `start` is the app's entry file, from the root; `breaking` marks possible line breaks in Khmer. */
export function textParts(start = 'src/client/main.tsx', breaking = withBreaks): Plugin {
  return {
    name: 'text-parts',
    async load(id) {
      const [, locale, wanted] = part.exec(id) ?? [];
      if (locale === undefined) return undefined;
      const filename = `locales/${locale}/messages.po`;
      this.addWatchFile(filename);
      const context = { locale, sourceLocale: 'en', filename };
      const catalogue = await formatter({ lineNumbers: false }).parse(
        readFileSync(filename, 'utf8'),
        context,
      );
      const starting = startingFiles(start);
      if (starting.size > 0) starting.add(onNewPhones);
      const partOf = (files: readonly string[]): string => {
        if (files.some((file) => starting.has(file))) return 'first';
        return files.every((file) => file === serverTexts) ? 'all' : 'rest';
      };
      const messages = Object.entries(catalogue)
        .filter(([, { origin = [] }]) => wanted === 'all' || partOf(origin.map(([file]) => file)) === wanted)
        .map(([message, { translation = '' }]) => [
          message,
          locale === 'km' ? breaking(translation) : translation,
        ]);
      if (!existsSync(serverTexts)) this.error(`${serverTexts} is missing: adapt build/text-parts.ts`);
      if (messages.length === 0)
        this.error(`no text of ${filename} is among the ${wanted}: adapt build/text-parts.ts`);
      if (breaking(example[0]) !== example[1])
        this.error('this Node has no Khmer dictionary to break texts with: adapt build/khmer-breaks.ts');
      const { source, errors } = createCompiledCatalog(locale, Object.fromEntries(messages), {
        namespace: 'es',
      });
      if (errors.length > 0) this.error(errors.map(({ error }) => error.message).join('\n'));
      return { code: source, moduleType: 'js' };
    },
  };
}
