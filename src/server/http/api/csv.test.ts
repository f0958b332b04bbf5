/** No value can add a row or be run as a formula. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

/** Reads as the most careless spreadsheet does: a row ends at CR, LF or CRLF outside quotation marks. */
function rowsOf(file: string): string[][] {
  const rows: string[][] = [[]];
  const tokens = file.matchAll(/"((?:[^"]|"")*)"|([^",\r\n]+)|(,)|(\r\n|\r|\n)/g);
  for (const [, quoted, plain, , end] of tokens)
    if (end !== undefined) rows.push([]);
    else if (quoted !== undefined) rows.at(-1)?.push(quoted.replaceAll('""', '"'));
    else if (plain !== undefined) rows.at(-1)?.push(plain);
  return rows.slice(0, -1);
}

const nasty = fc.stringMatching(/^[a-c=+\-@＝＋－＠"',;|!\r\n\t \u2028ក១]{0,12}$/);

test('there are as many rows and cells as given, and no cell is a formula', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(nasty, nasty, nasty), { minLength: 1, maxLength: 5 }),
      (table: [string, string, string][]) => {
        const rows = rowsOf(table.map((cells) => csvLine(cells)).join(''));
        expect(rows.map((row) => row.length)).toEqual(table.map(() => 3));
        for (const value of rows.flat()) expect(value.trim()).not.toMatch(/^[=+\-@＝＋－＠]|[\r\n]/);
      },
    ),
    { numRuns: 500 },
  );
});

test.each([
  ['Cook\n=1+cmd', '"Cook =1+cmd"\r\n'],
  ['\n=1+1', `"' =1+1"\r\n`],
  ['＝1', `"'＝1"\r\n`],
  ['Says "yes"', '"Says ""yes"""\r\n'],
])('%j is one cell', (value, line) => expect(csvLine([value])).toBe(line));
