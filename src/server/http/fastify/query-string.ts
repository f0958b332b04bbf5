/** Reads query strings the way careless clients write them (product 7.12). */

const stray = /%(?![0-9a-f]{2})/gi;

/** Percent-decoding that never fails: a stray `%` is literal, bytes that are no UTF-8 come out as U+FFFD. */
function decode(text: string): string {
  if (!/[%+]/.test(text)) return text;
  const spaced = text.replaceAll('+', ' ').replace(stray, '%25');
  try {
    return decodeURIComponent(spaced);
  } catch {
    // URLSearchParams replaces bad bytes where decodeURIComponent throws; its own "+" rule is already spent.
    return new URLSearchParams(`v=${spaced.replaceAll('&', '%26')}`).get('v') ?? '';
  }
}

export type QueryValues = Readonly<Record<string, string>>;

/** Values by name; the first of several wins, so that nobody can send a list where one text is meant. */
export function parseQueryString(query: string): QueryValues {
  const values: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const part of query.split('&')) {
    if (part === '') continue;
    const at = part.indexOf('=');
    const name = decode(at === -1 ? part : part.slice(0, at));
    if (!(name in values)) values[name] = at === -1 ? '' : decode(part.slice(at + 1));
  }
  return values;
}

const cachedQueries = 500;
const longestCached = 200;

/** Reads query strings and remembers them, as most ask what was asked before: the same text gives the same object. */
export function queryStringReader(): (query: string) => QueryValues {
  const known = new Map<string, QueryValues>();
  return (query) => {
    const kept = known.get(query);
    if (kept !== undefined) return kept;
    const values = Object.freeze(parseQueryString(query));
    if (known.size >= cachedQueries) known.clear();
    if (query.length <= longestCached) known.set(query, values);
    return values;
  };
}

/** A path that the router can always decode: one with a broken escape keeps its `%` as a plain sign. */
export function routablePath(url: string): string {
  if (!url.includes('%')) return url;
  const [path = '', ...query] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}
