/**
 * Writes the Khmer texts down beside the build's manifest, for the server, which begins some pages in HTML
 * (docs/decisions/0008). Messages with a context are left out: the server's pages have none.
 */
import { formatter } from '@lingui/format-po';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

export function pageWords(): Plugin {
  return {
    name: 'page-words',
    apply: 'build',
    async generateBundle() {
      const filename = 'locales/km/messages.po';
      const catalogue = await formatter().parse(readFileSync(filename, 'utf8'), {
        locale: 'km',
        sourceLocale: 'en',
        filename,
      });
      const texts = Object.values(catalogue)
        .filter(({ message, translation, context }) => message && translation && !context)
        .map(({ message, translation }) => [message, translation]);
      this.emitFile({
        type: 'asset',
        fileName: '.vite/khmer.json',
        source: JSON.stringify(Object.fromEntries(texts)),
      });
    },
  };
}
