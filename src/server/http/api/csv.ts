/** Tables for spreadsheets; knows no noun. */

/** What spreadsheets take for a formula, also behind spaces. */
const formula = /^[\s\u0000-\u001f]*[=+\-@]|^[\t\r\n]/;

/** Always in quotes; what would be run is text by the quotation mark before it, as OWASP says. */
const cell = (value: string): string =>
  `"${(formula.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;

/** One line, as RFC 4180 ends it. */
export const csvLine = (cells: readonly (string | number)[]): string =>
  `${cells.map((value) => (typeof value === 'number' ? String(value) : cell(value))).join(',')}\r\n`;

/** Before the first line: Excel takes a file without it for one in the machine's own encoding. */
export const byteOrderMark = '\ufeff';
