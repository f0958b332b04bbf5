/** Creates a PDF of JPEG pictures, one per A4 page. */

/** A4 in points. */
const sheet = { width: 595, height: 842 };

export type PagePicture = { readonly jpeg: Uint8Array; readonly width: number; readonly height: number };

const ascii = (text: string): Uint8Array => new TextEncoder().encode(text);

/** `title` is shown in the title bar of PDF readers and may be in any script. */
export function pdfOfPages(pictures: readonly PagePicture[], title: string): Blob {
  const pieces: Uint8Array[] = [];
  const offsets: number[] = [];
  let length = 0;
  const write = (...parts: readonly (string | Uint8Array)[]): void => {
    for (const part of parts) {
      const bytes = typeof part === 'string' ? ascii(part) : part;
      pieces.push(bytes);
      length += bytes.length;
    }
  };
  const object = (number: number, ...parts: readonly (string | Uint8Array)[]): void => {
    offsets[number] = length;
    write(`${number} 0 obj\n`, ...parts, '\nendobj\n');
  };
  const stream = (about: string, bytes: Uint8Array) =>
    [`<< ${about} /Length ${bytes.length} >>\nstream\n`, bytes, '\nendstream'] as const;
  // Object 1 is the catalogue, 2 the page tree, 3 the title; then three objects per page.
  const page = (at: number): number => 4 + at * 3;
  write('%PDF-1.4\n%\u00e2\u00e3\n');
  object(1, '<< /Type /Catalog /Pages 2 0 R /ViewerPreferences << /DisplayDocTitle true >> >>');
  object(
    2,
    `<< /Type /Pages /Kids [${pictures.map((_, at) => `${page(at)} 0 R`).join(' ')}] /Count ${pictures.length} >>`,
  );
  object(3, `<< /Title <${utf16(title)}> >>`);
  for (const [at, { jpeg, width, height }] of pictures.entries()) {
    const number = page(at);
    object(
      number,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${sheet.width} ${sheet.height}]`,
      ` /Resources << /XObject << /P ${number + 1} 0 R >> >> /Contents ${number + 2} 0 R >>`,
    );
    object(
      number + 1,
      ...stream(
        `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`,
        jpeg,
      ),
    );
    object(number + 2, ...stream('', ascii(`q ${sheet.width} 0 0 ${sheet.height} 0 0 cm /P Do Q`)));
  }
  const start = length;
  const entries = offsets.slice(1).map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  write(
    `xref\n0 ${offsets.length}\n0000000000 65535 f \n`,
    ...entries,
    `trailer\n<< /Size ${offsets.length} /Root 1 0 R /Info 3 0 R >>\nstartxref\n${start}\n%%EOF\n`,
  );
  return new Blob(pieces as BlobPart[], { type: 'application/pdf' });
}

/** Hexadecimal UTF-16 with a byte order mark, PDF's encoding for text that is not Latin. */
const utf16 = (text: string): string =>
  'FEFF' +
  Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0')).join('');
