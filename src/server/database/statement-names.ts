/** Names of statements by their text. Each connection holds a plan for each, so the rarer ones go without. */
const names = new Map<string, string>();
const mostNames = 300;

/** A statement that begins so is put together for once; with a name it would take the place of one that comes again. */
export const forOnce = '/* for once */';

/** A statement with a name is planned once for each connection: planning a page of jobs takes twice as long as reading it. */
export function nameOf(text: string): string | undefined {
  if (text.startsWith(forOnce)) return undefined;
  const name = names.get(text) ?? (names.size < mostNames ? `s${names.size}` : undefined);
  if (name !== undefined) names.set(text, name);
  return name;
}
