/** Records the writes that people requested, and the answers; at the end the rows are compared with it (verify-writes.ts). */

/** `asked` until there is an answer, and forever without one: then the row may exist or not. */
export type State = 'asked' | 'acknowledged' | 'refused' | 'taking back' | 'taken back';

/** Records of writes that must happen once, each with its own key. */
export const kinds = ['people', 'jobs', 'applications', 'messages', 'saved', 'searches', 'team'] as const;
export type Kind = (typeof kinds)[number];

/** What is changed: the last value of each counts. */
export const changes = ['salaries', 'closings', 'decisions', 'answers', 'companies'] as const;
export type Change = (typeof changes)[number];

/** Undefined while it is unknown whether the last write succeeded. */
export type Values = Map<string, string | undefined>;

export type Ledger = {
  readonly written: Readonly<Record<Kind, Map<string, State>>>;
  readonly changed: Readonly<Record<Change, Values>>;
};

const mapOf = <Name extends string, Value>(names: readonly Name[]) =>
  // Built from the names themselves, which the compiler cannot check.
  Object.fromEntries(names.map((name) => [name, new Map<string, Value>()])) as Record<
    Name,
    Map<string, Value>
  >;

export const newLedger = (): Ledger => ({
  written: mapOf<Kind, State>(kinds),
  changed: mapOf<Change, string | undefined>(changes),
});

export type Found = { readonly lost: string[]; readonly twice: string[]; readonly unasked: string[] };

/** @param rows the keys of all rows that people of the run wrote */
export function compareRows(asked: ReadonlyMap<string, State>, rows: readonly string[]): Found {
  const counted = new Map<string, number>();
  for (const key of rows) counted.set(key, (counted.get(key) ?? 0) + 1);
  const found: Found = { lost: [], twice: [], unasked: [] };
  for (const [key, state] of asked) {
    const isThere = counted.has(key);
    // A row that was undone and reappeared counts as lost, too.
    if (state === 'acknowledged' ? !isThere : state === 'taken back' && isThere) found.lost.push(key);
  }
  for (const [key, count] of counted) {
    const state = asked.get(key);
    if (count > 1) found.twice.push(key);
    if (state === undefined || state === 'refused') found.unasked.push(key);
  }
  return found;
}

/** @returns the keys whose stored value is not the last acknowledged one */
export function compareValues(
  acknowledged: ReadonlyMap<string, string | undefined>,
  rows: ReadonlyMap<string, string | null>,
): string[] {
  return [...acknowledged].flatMap(([key, value]) =>
    value === undefined || rows.get(key) === value ? [] : [key],
  );
}
