/**
 * Writes the text of each drawn line into a PDF (ISO 32000, 14.9.4), so that readers copy and search what was written:
 * Skia draws Khmer as glyphs in their order from left to right, which is not that of the letters.
 */
import { deflateSync, inflateSync } from 'node:zlib';

const khmer = /\p{Script=Khmer}/u;
/** Skia draws each call of `fillText` as one or more of these with the same origin. */
const textObject = /BT\n[\s\S]*?\n(1 0 0 -1 [-\d.]+ [-\d.]+) Tm\n[\s\S]*?ET\n/g;

/** UTF-16 with a byte order mark. */
const toHex = (text: string): string =>
  `FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex')}`.toUpperCase();

/** Undefined if what was drawn is something else. */
function annotate(content: string, texts: readonly string[]): string | undefined {
  let drawn = -1;
  let origin = '';
  const objects = [...content.matchAll(textObject)].map(({ 0: object, 1: own = '', index }) => {
    if (own !== origin) drawn += 1;
    origin = own;
    return { at: index, end: index + object.length, drawn };
  });
  if (drawn + 1 !== texts.length) return undefined;
  let annotated = '';
  let from = 0;
  for (const [nth, { at, end, drawn: own }] of objects.entries()) {
    const text = texts[own] ?? '';
    annotated += content.slice(from, at);
    if (khmer.test(text) && objects[nth - 1]?.drawn !== own)
      annotated += `/Span <</ActualText <${toHex(text)}>>> BDC\n`;
    annotated += content.slice(at, end);
    if (khmer.test(text) && objects[nth + 1]?.drawn !== own) annotated += 'EMC\n';
    from = end;
  }
  return annotated + content.slice(from);
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

function replaceStream(body: Buffer, change: (content: string) => string | undefined): Buffer {
  const start = body.indexOf('stream\n') + 'stream\n'.length;
  const head = body.toString('latin1', 0, start);
  const length = Number(/\/Length (\d+)/.exec(head)?.[1]);
  const changed = change(inflateSync(body.subarray(start, start + length)).toString('latin1'));
  if (changed === undefined) return body;
  const deflated = deflateSync(Buffer.from(changed, 'latin1'));
  return Buffer.concat([
    Buffer.from(head.replace(/\/Length \d+/, `/Length ${deflated.length}`), 'latin1'),
    deflated,
    body.subarray(start + length),
  ]);
}

/** @param pages the texts of each page in the order in which they were drawn */
export function addActualText(drawn: Uint8Array, pages: readonly (readonly string[])[]): Uint8Array {
  if (!pages.some((texts) => texts.some((text) => khmer.test(text)))) return drawn;
  const pdf = Buffer.from(drawn.buffer, drawn.byteOffset, drawn.byteLength);
  const xref = Number(/startxref\n(\d+)/.exec(pdf.toString('latin1', pdf.length - 64))?.[1]);
  const { head, objects, trailer } = readObjects(pdf, xref);
  const contents = objects.flatMap(({ body }) => {
    const text = body.toString('latin1', 0, 2_000);
    const [, id] = /\/Type \/Page\b/.test(text) ? (/\/Contents (\d+) 0 R/.exec(text) ?? []) : [];
    return id === undefined ? [] : [Number(id)];
  });
  const parts = [head];
  let size = head.length;
  const offsets = new Map<number, number>();
  for (const { id, body } of objects) {
    const page = contents.indexOf(id);
    const written = page < 0 ? body : replaceStream(body, (content) => annotate(content, pages[page] ?? []));
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
