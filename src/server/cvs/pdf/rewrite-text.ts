/**
 * Rewrites the text of a PDF as Skia writes it, glyph by glyph: words become strings, which takes half the bytes, and
 * Khmer lines get the text they were drawn from (ISO 32000, 14.9.4), so that readers copy and search it: its glyphs are
 * in their order from left to right, which is not that of the letters.
 */
import { deflateSync } from 'node:zlib';
import { PDFDocument } from '@napi-rs/canvas';

const khmer = /\p{Script=Khmer}/u;

/** UTF-16 with a byte order mark. */
const toHex = (text: string): string =>
  `FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex')}`.toUpperCase();

/** Widths of glyphs by hexadecimal number, in thousandths of the font size; `others` is that of all others. */
type FontWidths = { readonly others: number; readonly of: ReadonlyMap<string, number> };
type Widths = ReadonlyMap<string, FontWidths>;

/** A point is 0.35 mm. */
const hundredths = (points: number): number => Math.round(points * 100) / 100;

/**
 * The content of a page. Skia draws each call of `fillText` as one or more text objects with the same origin, and moves
 * to each glyph, even if that is where the one before ends. Undefined if what was drawn is not `texts`.
 */
function rewrite(content: string, texts: readonly string[], widths: Widths): string | undefined {
  let written = '';
  let drawn = -1;
  let isOpen = false;
  let origin = '';
  let font = '';
  let writtenFont = '';
  let size = 0;
  let fontWidths: FontWidths | undefined;
  /** Glyphs that follow each other at their widths. */
  let string = '';
  // Relative to the origin: where Skia moved to, where this text moved to, and where the string ends.
  let [x, y, movedX, movedY, endX] = [0, 0, 0, 0, 0];

  const writeString = (): void => {
    if (string !== '') written += `<${string}> Tj\n`;
    string = '';
  };
  const close = (): void => {
    if (!isOpen) return;
    writeString();
    written += khmer.test(texts[drawn] ?? '') ? 'ET\nEMC\n' : 'ET\n';
    isOpen = false;
  };
  const open = (): void => {
    drawn += 1;
    isOpen = true;
    const text = texts[drawn] ?? '';
    if (khmer.test(text)) written += `/Span <</ActualText <${toHex(text)}>>> BDC\n`;
    written += `BT\n${origin}\n`;
    writtenFont = '';
    [movedX, movedY, endX] = [0, 0, 0];
  };
  /** Glyphs of four digits each. */
  const show = (glyphs: string): void => {
    let glyphX = x;
    const toY = hundredths(y);
    for (let from = 0; from < glyphs.length; from += 4) {
      const glyph = glyphs.slice(from, from + 4);
      if (Math.abs(glyphX - endX) > 0.005 || toY !== movedY) {
        const toX = hundredths(glyphX);
        writeString();
        written += `${hundredths(toX - movedX)} ${hundredths(toY - movedY)} Td `;
        [movedX, movedY, endX] = [toX, toY, glyphX];
      }
      string += glyph;
      const width = ((fontWidths?.of.get(glyph) ?? fontWidths?.others ?? 0) * size) / 1_000;
      endX += width;
      glyphX += width;
    }
  };

  for (const line of content.split('\n'))
    if (line.endsWith(' Tj')) {
      const at = line.indexOf('<');
      if (at > 0) {
        const space = line.indexOf(' ');
        x += Number(line.slice(0, space));
        y += Number(line.slice(space + 1, at - ' Td '.length));
      }
      if (font !== writtenFont) {
        writeString();
        written += `${font}\n`;
        writtenFont = font;
      }
      show(line.slice(at + 1, -'> Tj'.length));
    } else if (line.endsWith(' Tf')) {
      font = line;
      const [name = '', points] = line.slice(1).split(' ');
      fontWidths = widths.get(name);
      size = Number(points);
    } else if (line.endsWith(' Tm')) {
      [x, y] = [0, 0];
      if (isOpen && line === origin) continue;
      close();
      origin = line;
      open();
    } else if (line !== 'BT' && line !== 'ET') {
      close();
      written += `${line}\n`;
    }
  close();
  return drawn + 1 === texts.length ? written : undefined;
}

type PdfObject = { readonly id: number; readonly body: Buffer };

/** In the order of the file. */
function readObjects(pdf: Buffer, xref: number): { head: Buffer; objects: PdfObject[]; trailer: string } {
  const table = pdf.toString('latin1', xref);
  const [entries = '', trailer = ''] = table.split('trailer', 2);
  const offsets = [...entries.matchAll(/^(\d{10}) \d{5} ([nf])/gm)]
    .map(([, offset, use], id) => ({ id, offset: Number(offset), use }))
    .filter(({ use }) => use === 'n')
    .sort((one, other) => one.offset - other.offset);
  return {
    head: pdf.subarray(0, offsets[0]?.offset),
    objects: offsets.map(({ id, offset }, nth) => ({
      id,
      body: pdf.subarray(offset, offsets[nth + 1]?.offset ?? xref),
    })),
    trailer: trailer.slice(0, trailer.indexOf('startxref')),
  };
}

/** `change` gets the content and returns undefined if it stays as it is. */
function compressStream(body: Buffer, change: (content: string) => string | undefined): Buffer {
  const start = body.indexOf('stream\n') + 'stream\n'.length;
  const head = body.toString('latin1', 0, start);
  const [, digits] = /\/Length (\d+)/.exec(head) ?? [];
  if (digits === undefined) return body;
  const content = body.subarray(start, start + Number(digits));
  const changed = change(content.toString('latin1'));
  const deflated = deflateSync(changed === undefined ? content : Buffer.from(changed, 'latin1'));
  return Buffer.concat([
    Buffer.from(head.replace(/\/Length \d+/, `/Filter /FlateDecode\n/Length ${deflated.length}`), 'latin1'),
    deflated,
    body.subarray(start + Number(digits)),
  ]);
}

function readWidths(objects: readonly PdfObject[]): Widths {
  const texts = new Map(objects.map(({ id, body }) => [String(id), body.toString('latin1', 0, 20_000)]));
  const widths = new Map<string, FontWidths>();
  for (const [id, text] of texts) {
    const [, descendant = ''] = /\/DescendantFonts \[(\d+) 0 R\]/.exec(text) ?? [];
    const [, list = '', others] = /\/W \[([\d[\] \n]*)\]\n\/DW (\d+)/.exec(texts.get(descendant) ?? '') ?? [];
    const ofFont = new Map<string, number>();
    const add = (glyph: number, width: number) =>
      ofFont.set(glyph.toString(16).toUpperCase().padStart(4, '0'), width);
    for (const [, first, each, last, width] of list.matchAll(
      /(\d{1,5}) (?:\[([\d \n]*)\]|(\d{1,5}) (\d{1,5}))/g,
    ))
      if (each === undefined)
        for (let glyph = Number(first); glyph <= Number(last); glyph += 1) add(glyph, Number(width));
      else for (const [at, own] of each.split(/\s/).entries()) add(Number(first) + at, Number(own));
    if (others !== undefined) widths.set(`F${id}`, { others: Number(others), of: ofFont });
  }
  return widths;
}

/** Its streams are compressed by `rewriteText`. */
export const createPdf = (title: string) =>
  new PDFDocument({ title, creator: 'Karngea', compressionLevel: 0 });

/** @param pages the texts of each page in the order in which they were drawn */
export function rewriteText(drawn: Uint8Array, pages: readonly (readonly string[])[]): Uint8Array {
  const pdf = Buffer.from(drawn.buffer, drawn.byteOffset, drawn.byteLength);
  const xref = Number(/startxref\n(\d+)/.exec(pdf.toString('latin1', pdf.length - 64))?.[1]);
  const { head, objects, trailer } = readObjects(pdf, xref);
  const contents = objects.flatMap(({ body }) => {
    const text = body.toString('latin1', 0, 2_000);
    const [, id] = /\/Type \/Page\b/.test(text) ? (/\/Contents (\d+) 0 R/.exec(text) ?? []) : [];
    return id === undefined ? [] : [Number(id)];
  });
  const widths = readWidths(objects);
  const parts = [head];
  let size = head.length;
  const offsets = new Map<number, number>();
  for (const { id, body } of objects) {
    const page = contents.indexOf(id);
    const written = compressStream(body, (content) =>
      page < 0 ? undefined : rewrite(content, pages[page] ?? [], widths),
    );
    offsets.set(id, size);
    parts.push(written);
    size += written.length;
  }
  const entries = Array.from({ length: Math.max(...offsets.keys()) + 1 }, (_, id) => {
    const offset = offsets.get(id);
    return offset === undefined ? '0000000000 65535 f \n' : `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${entries.length}\n${entries.join('')}trailer${trailer}startxref\n${size}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(table, 'latin1')]);
}
