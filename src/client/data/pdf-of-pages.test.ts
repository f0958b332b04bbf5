import { expect, test } from 'vitest';
import { pdfOfPages } from './pdf-of-pages.ts';

const page = (bytes: number[]) => ({ jpeg: new Uint8Array(bytes), width: 10, height: 14 });

test('the cross-reference table is right, and every picture is embedded unchanged', async () => {
  const file = pdfOfPages([page([255, 216, 1]), page([255, 216, 2, 10])], 'ចាន់');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
  expect(text.slice(start)).toMatch(/^xref\n0 10\n/);
  const offsets = [...text.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, at]) => Number(at));
  expect(offsets).toHaveLength(9);
  offsets.forEach((at, index) => expect(text.slice(at)).toMatch(new RegExp(`^${index + 1} 0 obj\n`)));
  expect(text).toContain('/Count 2');
  expect(text).toContain('stream\n\u00ff\u00d8\u0002\n\nendstream');
  // The title in UTF-16.
  expect(text).toContain('<FEFF1785');
});
