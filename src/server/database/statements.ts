/** Names of prepared statements, and their shapes as metric labels. */

/** Names by statement text. Every connection caches a plan per name, so their number is limited. */
const names = new Map<string, string>();
const maxNames = 300;

/** Statements that start like this are built ad hoc. A name would use up the place of a reusable one. */
export const adHoc = '/* for once */';

/** Named statements are planned once per connection; planning a page of jobs takes twice as long as reading it. */
export function nameOf(text: string): string | undefined {
  if (text.startsWith(adHoc)) return undefined;
  const name = names.get(text) ?? (names.size < maxNames ? `s${names.size}` : undefined);
  if (name !== undefined) names.set(text, name);
  return name;
}

const verbs = /\b(?:insert into|delete from|update|select|merge into)\b/gi;
/** Not a function, as in `extract(epoch from now())`. */
const target = /\b(?:into|from|update)\s+"?([a-z_]\w*)"?(?![\w(])/gi;
const word = /^\s*([a-z]+)/i;

type Found = { readonly text: string; readonly at: number; readonly depth: number };

/** Matches with the number of parentheses around them. */
function findAll(pattern: RegExp, text: string): Found[] {
  let [depth, end] = [0, 0];
  return [...text.matchAll(pattern)].map((match) => {
    // Searches have hundreds of matches: the text before is counted only once.
    const between = text.slice(end, match.index);
    depth += between.split('(').length - between.split(')').length;
    end = match.index;
    return { text: (match[1] ?? match[0]).toLowerCase(), at: match.index, depth };
  });
}

/** The verb and the table, such as `select jobs` or `commit`; for a subquery the table that it selects from. Never user data. */
export function shapeOf(text: string): string {
  if (text.startsWith(adHoc)) return 'for once';
  // CTEs come first, in parentheses.
  const verb = findAll(verbs, text).find(({ depth }) => depth === 0);
  if (verb === undefined) return (word.exec(text)?.[1] ?? 'other').toLowerCase();
  const tables = findAll(target, text).filter(({ at }) => at >= verb.at);
  const outermost = Math.min(...tables.map(({ depth }) => depth));
  const table = tables.find(({ depth }) => depth === outermost);
  return [verb.text.split(' ', 1)[0], table?.text].filter(Boolean).join(' ');
}
