/**
 * Lets Lingui write counts by `client/language/plain-formats.ts`: its plurals and their `#` would make two formatters
 * of the browser's for every page. Dates, currencies and the like stay the browser's.
 */
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const number = 'function number(locales, value, format) {';
const cardinal = 'const plurals = ordinal ?';

export function leanFormats(): Plugin {
  const formats = resolve('src/client/language/plain-formats.ts');
  return {
    name: 'lean-formats',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /@lingui[\\/]core[\\/]dist[\\/]index\.mjs$/ },
      handler(code) {
        if (!code.includes(number) || !code.includes(cardinal))
          this.error('Lingui formats numbers in another way: adapt vite-lean-formats.ts');
        const lean = code
          .replace(
            number,
            `${number} const short = format === undefined ? shortNumber(value) : undefined; if (short !== undefined) return short;`,
          )
          .replace(
            cardinal,
            `if (!ordinal) return rules[value] ?? rules[pluralForm(_locales[0], value - offset)] ?? rules.other; ${cardinal}`,
          );
        return {
          code: `import { pluralForm, shortNumber } from ${JSON.stringify(formats)};\n${lean}`,
          map: null,
        };
      },
    },
  };
}
