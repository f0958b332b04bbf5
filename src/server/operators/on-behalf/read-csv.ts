/** Reads the rows of an import: CSV as Excel and others write it (product 7.47). */
import { hash } from 'node:crypto';
import { CsvError, parse } from 'csv-parse/sync';
import { type FieldErrors } from '#contract/validation-errors.ts';
import { defaultAge } from '#contract/limits.ts';
import { dayInCambodia } from '#contract/days.ts';
import { importLimits } from '#contract/on-behalf.ts';
import { type Occupation, occupationCodes } from '#contract/occupations.ts';
import { weekdays } from '#contract/job-fields.ts';
import { newJob } from '#contract/postings.ts';
import { loadOccupationDetails } from '#occupations/details.ts';
import { fieldsOf } from '#occupations/filled-fields.ts';
import { Failure } from '#server/http/api/call-failures.ts';

/** A cell may have several values, between line breaks or bars; between commas, too, where no value has one. */
const lists: Readonly<Record<string, RegExp>> = {
  requirements: /[\n|]/,
  responsibilities: /[\n|]/,
  tags: /[\n|,;]/,
  questions: /[\n|,;]/,
  'conditions.provides': /[\n|,;]/,
};

/** The names of columns. Those of objects are dotted, such as `conditions.start`. */
export const columns: readonly string[] = [
  'ref',
  'company',
  'company.name_km',
  'company.phone',
  'source',
  'source.url',
  'source.date',
  ...Object.keys(newJob.shape).filter((field) => field !== 'conditions' && field !== 'contact'),
  ...['hours_per_day', 'days_per_week', 'overtime', 'provides', 'start'].map((name) => `conditions.${name}`),
  ...['phone', 'telegram'].map((name) => `contact.${name}`),
  ...['place', 'days', 'hours', 'bring'].map((name) => `contact.walk_in.${name}`),
];

/** Throws `not_utf8`: other encodings would turn Khmer into question marks. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Failure('not_utf8');
  }
}

/** The separator that the row of names has most; Excel uses a semicolon where the comma is for decimals. */
const delimiterOf = (text: string): string => {
  const [names = ''] = text.split(/[\r\n]/, 1);
  const counts = [',', ';', '\t'].map((separator) => [separator, names.split(separator).length] as const);
  return counts.sort(([, one], [, other]) => other - one)[0]?.[0] ?? ',';
};

function parseCsv(text: string): string[][] {
  try {
    return parse(text, {
      delimiter: delimiterOf(text),
      relaxColumnCount: true,
      // One more than allowed shows that there are too many.
      to: importLimits.rows + 2,
    });
  } catch (error) {
    if (error instanceof CsvError) throw new Failure('bad_csv');
    throw error;
  }
}

export type CsvRow = {
  /** As spreadsheets count: the row of names is 1. */
  readonly line: number;
  readonly cells: ReadonlyMap<string, string>;
};

/** Throws `not_utf8`, `bad_csv`, and `invalid` for unknown columns. */
export function readCsv(bytes: Uint8Array): CsvRow[] {
  const [names, ...records] = parseCsv(decode(bytes).replace(/^sep=.\r?\n/, ''));
  const header = (names ?? []).map((name) => name.trim().toLowerCase());
  const isEmpty = header.every((name) => name === '');
  if (isEmpty || records.length > importLimits.rows) throw new Failure('bad_csv');
  const unknown = header.filter(
    (name, at) => name !== '' && (!columns.includes(name) || header.indexOf(name) !== at),
  );
  if (unknown.length > 0)
    throw new Failure('invalid', {
      fields: Object.fromEntries(unknown.map((name) => [name, 'unknown_column'])) as FieldErrors,
    });
  return records.flatMap((record, at) => {
    const cells = new Map(
      header.flatMap((name, column): [string, string][] => {
        const value = record[column]?.trim() ?? '';
        return name === '' || value === '' ? [] : [[name, value]];
      }),
    );
    // Spreadsheets write rows that were only formatted.
    return cells.size === 0 ? [] : [{ line: at + 2, cells }];
  });
}

const refLength = 255;

/** By it a row is known when it is imported again: its `ref`, else all that it says. */
export const refOf = ({ cells }: CsvRow): string => {
  const ref = cells.get('ref');
  return ref === undefined
    ? `row:${hash('sha256', JSON.stringify([...cells].sort()), 'base64url')}`
    : ref.slice(0, refLength);
};

const yes = /^(?:yes|true|1)$/i;
const no = /^(?:no|false|0)$/i;

function valueOf(name: string, cell: string): unknown {
  const separator = lists[name];
  if (separator) return cell.split(separator).map((item) => item.trim());
  if (name === 'urgent') return yes.test(cell) ? true : no.test(cell) ? false : cell;
  if (name === 'description') return paragraphs(cell);
  if (name === 'contact.walk_in.days') return daysOf(cell);
  return cell;
}

/** Names of weekdays, such as `mon, tue`; otherwise the text as it is. */
function daysOf(cell: string): string | string[] {
  const names = cell.toLowerCase().split(/[\s|,;]+/);
  return names.every((name) => weekdays.some((day) => day === name)) ? names : cell;
}

/** Markup stays as it is. */
function paragraphs(cell: string): string {
  if (/<\w/.test(cell)) return cell;
  const escaped = cell.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return escaped
    .split(/\n+/)
    .map((line) => `<p>${line.trim()}</p>`)
    .join('');
}

const isOccupation = (code: string | undefined): code is Occupation =>
  occupationCodes.some((known) => known === code);

/** The body of a posting on behalf. What a row leaves out is filled as the posting form does it. */
export async function bodyOf(row: CsvRow): Promise<Record<string, unknown>> {
  const { cells } = row;
  const occupation = cells.get('occupation');
  const name = cells.get('name');
  const language = name !== undefined && /\p{Script=Khmer}/u.test(name) ? 'km' : 'en';
  const body: Record<string, unknown> = {
    age: String(defaultAge),
    available_position: '1',
    ...(isOccupation(occupation)
      ? fieldsOf(occupation, await loadOccupationDetails(occupation), language)
      : {}),
    // The server derives the location from the province.
    ...(cells.has('province') ? { location: 'Phnom Penh' } : {}),
  };
  Object.assign(body, {
    company: {},
    source: { date: dayInCambodia() },
    conditions: {},
    ref: refOf(row),
  });
  for (const [column, cell] of cells) {
    const isName = column === 'company' || column === 'source';
    if (column !== 'ref') setAt(body, (isName ? `${column}.name` : column).split('.'), valueOf(column, cell));
  }
  return body;
}

/** Sets the value at a path such as `contact`, `walk_in`, `place`. */
function setAt(
  object: Record<string, unknown>,
  [key = '', ...rest]: readonly string[],
  value: unknown,
): void {
  if (rest.length === 0) object[key] = value;
  else setAt((object[key] ??= {}) as Record<string, unknown>, rest, value);
}
