/** Writes rows of CSV that spreadsheets read safely, for exports of applications and the audit log. */

/** What spreadsheets run as a formula, also behind white space and in full-width characters. */
const formula = /^\s*[=+\-@＝＋－＠]/;
/** Spreadsheets end a row at each of them, some even inside quotation marks. */
const lineBreaks = /[\r\n\v\f\u0085\u2028\u2029]+/g;

/** Always quoted; a formula gets a leading apostrophe and is text, as OWASP recommends. */
function cell(value: string): string {
  const line = value.replace(lineBreaks, ' ');
  return `"${(formula.test(line) ? `'${line}` : line).replaceAll('"', '""')}"`;
}

/** One row, ended as RFC 4180 says. */
export const csvLine = (cells: readonly (string | number)[]): string =>
  `${cells.map((value) => (typeof value === 'number' ? String(value) : cell(value))).join(',')}\r\n`;

/** Stands before the first row: without it Excel reads the file in the machine's own encoding. */
export const byteOrderMark = '\ufeff';
