/** A tolerant parser of query strings (product 7.12). */

const stray = /%(?![0-9a-f]{2})/gi;

/** Percent-decoding that never fails: a stray `%` is literal, invalid UTF-8 becomes U+FFFD. */
function decode(text: string): string {
  if (!/[%+]/.test(text)) return text;
  const spaced = text.replaceAll('+', ' ').replace(stray, '%25');
  try {
    return decodeURIComponent(spaced);
  } catch {
    // URLSearchParams replaces invalid bytes. Every "+" has been replaced above.
    return new URLSearchParams(`v=${spaced.replaceAll('&', '%26')}`).get('v') ?? '';
  }
}

type QueryValues = Readonly<Record<string, string>>;

/** Values by name. The first of duplicates wins, so a value is never a list. */
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

/** Parses and caches query strings, most of which repeat. The same text gives the same object. */
export function queryStringReader(): (query: string) => QueryValues {
  const known = new Map<string, QueryValues>();
  return (query) => {
    const cached = known.get(query);
    if (cached !== undefined) return cached;
    const values = Object.freeze(parseQueryString(query));
    if (known.size >= cachedQueries) known.clear();
    if (query.length <= longestCached) known.set(query, values);
    return values;
  };
}

/** A URL whose path the router can decode: in a path with a broken escape, every `%` is taken literally. */
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
