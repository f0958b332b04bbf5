/** Names of statements by their text. Each connection holds a plan for each, so the rarer ones go without. */
const names = new Map<string, string>();
const mostNames = 300;

/** A statement with a name is planned once for each connection: planning a page of jobs takes twice as long as reading it. */
export function nameOf(text: string): string | undefined {
  const name = names.get(text) ?? (names.size < mostNames ? `s${names.size}` : undefined);
  if (name !== undefined) names.set(text, name);
  return name;
}
