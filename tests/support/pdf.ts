/** Reads PDFs as the canvas library writes them: pages, fonts, links and selectable text. */
import { inflateSync } from 'node:zlib';

const object = /(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g;
/** Compressed bytes may end with a carriage return. */
const stream = /stream\n([\s\S]*?)\nendstream/;

function inflated(body: string): string {
  const bytes = Buffer.from(stream.exec(body)?.[1] ?? '', 'latin1');
  return /\/FlateDecode/.test(body) ? inflateSync(bytes).toString('latin1') : bytes.toString('latin1');
}

const utf16 = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');
const number10 = (digits: string | undefined): number => Number.parseInt(digits ?? '', 10);
const number = (hex: string | undefined): number => Number.parseInt(hex ?? '', 16);

/** The text of each glyph number. */
function readGlyphs(map: string): ReadonlyMap<number, string> {
  const glyphs = new Map<number, string>();
  for (const [, ranges = ''] of map.matchAll(/beginbfrange\n([\s\S]*?)endbfrange/g))
    for (const [, first, last, text = ''] of ranges.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g))
      for (let glyph = number(first); glyph <= number(last); glyph += 1)
        glyphs.set(glyph, String.fromCodePoint(number(text) + glyph - number(first)));
  for (const [, chars = ''] of map.matchAll(/beginbfchar\n([\s\S]*?)endbfchar/g))
    for (const [, glyph, text = ''] of chars.matchAll(/<(\w+)> <(\w+)>/g))
      glyphs.set(number(glyph), utf16(text));
  return glyphs;
}

export type ReadPdf = {
  readonly pages: number;
  readonly fonts: readonly string[];
  readonly embeddedFonts: number;
  readonly links: readonly string[];
  /** One line per line of the page. */
  readonly text: string;
  /** What readers copy instead of Khmer glyphs. */
  readonly actualText: readonly string[];
};

export function readPdf(bytes: Buffer): ReadPdf {
  const file = bytes.toString('latin1');
  const objects = new Map([...file.matchAll(object)].map(([, id, body]) => [id ?? '', body ?? '']));
  const all = [...objects.values()];
  const glyphsOf = new Map<string, ReadonlyMap<number, string>>();
  for (const [id, body] of objects) {
    const [, map] = /\/ToUnicode (\d+) 0 R/.exec(body) ?? [];
    if (map !== undefined) glyphsOf.set(`F${id}`, readGlyphs(inflated(objects.get(map) ?? '')));
  }
  const pages = all.filter((body) => /\/Type \/Page\b/.test(body));
  let text = '';
  const actualText: string[] = [];
  for (const body of pages) {
    const [, content = ''] = /\/Contents (\d+) 0 R/.exec(body) ?? [];
    let line = '';
    const shown = inflated(objects.get(content) ?? '');
    for (const [, hex = ''] of shown.matchAll(/\/ActualText <FEFF(\w+)>/g)) actualText.push(utf16(hex));
    for (const [drawn] of shown.matchAll(/BT\n[\s\S]*?ET/g)) {
      let font = '';
      const [, , y = ''] = /([-\d.]+) ([-\d.]+) Tm/.exec(drawn) ?? [];
      if (y !== line) text += '\n';
      line = y;
      for (const [, name, glyphs = ''] of drawn.matchAll(/\/(F\d+) |<(\w+)> Tj/g)) {
        font = name ?? font;
        for (const glyph of glyphs.match(/.{4}/g) ?? []) text += glyphsOf.get(font)?.get(number(glyph)) ?? '';
      }
    }
  }
  return {
    pages: pages.length,
    fonts: [...file.matchAll(/\/FontName \/\w{6}\+([\w-]+)/g)].map(([, name]) => name ?? ''),
    embeddedFonts: file.match(/\/FontFile2 /g)?.length ?? 0,
    links: [...file.matchAll(/\/URI \(([^)]*)\)/g)].map(([, link]) => link ?? ''),
    text,
    actualText,
  };
}

/** Whether every entry of the file's table of objects leads to that object. */
export function isTableRight(bytes: Buffer): boolean {
  const file = bytes.toString('latin1');
  const table = file.slice(number10(/startxref\n(\d+)/.exec(file)?.[1]));
  const offsets = [...table.matchAll(/^(\d{10}) \d{5} [nf]/gm)].map(([, offset]) => number10(offset));
  return (
    table.startsWith('xref') &&
    offsets.length > 1 &&
    offsets.every((offset, id) => id === 0 || file.startsWith(`${id} 0 obj\n`, offset))
  );
}
