/** What a statement does and to which table, in two words: what it is counted under, and nothing that people wrote. */

/** Names of statements by their text. Each connection holds a plan for each, so the rarer ones go without. */
const names = new Map<string, string>();
const maxNames = 300;

/** A statement that begins so is put together for once; with a name it would take the place of one that comes again. */
export const adHoc = '/* for once */';

/** A statement with a name is planned once for each connection: planning a page of jobs takes twice as long as reading it. */
export function nameOf(text: string): string | undefined {
  if (text.startsWith(adHoc)) return undefined;
  const name = names.get(text) ?? (names.size < maxNames ? `s${names.size}` : undefined);
  if (name !== undefined) names.set(text, name);
  return name;
}

const doing = /\b(?:insert into|delete from|update|select|merge into)\b/gi;
/** Not a function, as in `extract(epoch from now())`. */
const target = /\b(?:into|from|update)\s+"?([a-z_]\w*)"?(?![\w(])/gi;
const word = /^\s*([a-z]+)/i;

type Found = { readonly text: string; readonly at: number; readonly depth: number };

/** Each with how many brackets it stands in. */
function findAll(pattern: RegExp, text: string): Found[] {
  return [...text.matchAll(pattern)].map((match) => {
    const before = text.slice(0, match.index);
    const depth = before.split('(').length - before.split(')').length;
    return { text: (match[1] ?? match[0]).toLowerCase(), at: match.index, depth };
  });
}

/** Such as `select jobs`, `insert tasks` or `commit`; a select from a subquery is named by what that selects from. */
export function shapeOf(text: string): string {
  if (text.startsWith(adHoc)) return 'for once';
  // What a `with` prepares stands in brackets before it.
  const verb = findAll(doing, text).find(({ depth }) => depth === 0);
  if (verb === undefined) return (word.exec(text)?.[1] ?? 'other').toLowerCase();
  const tables = findAll(target, text).filter(({ at }) => at >= verb.at);
  const outermost = Math.min(...tables.map(({ depth }) => depth));
  const table = tables.find(({ depth }) => depth === outermost);
  return [verb.text.split(' ', 1)[0], table?.text].filter(Boolean).join(' ');
}
