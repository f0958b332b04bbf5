/** What a person reads of markup. */
import { withoutTags } from './without-tags.ts';

const insideWords = /<\/?(?:strong|b|em|i|u|s|code|a|span)\b[^<>]*>/gi;
const entities: Readonly<Record<string, string>> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/** Tags in a word leave it whole, of all others each becomes `between`. */
export function plainText(markup: string, between = ' '): string {
  return withoutTags(markup.replace(insideWords, ''), between).replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return entities[name.toLowerCase()] ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
    },
  );
}
