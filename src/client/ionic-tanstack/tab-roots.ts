/** The shell's tabs and where each begins. */

/** Tab name to its root page; the first is the home of pages that belong nowhere else. */
export type Tabs = Record<string, { href: string }>;

/** The pathname of a tab's root page; '/' for a name that is no tab. */
export function rootPathname(tabs: Tabs, tab: string): string {
  return (tabs[tab]?.href ?? '/').split(/[?#]/, 1)[0] ?? '/';
}

/** The tab whose root page is at this pathname. */
export function tabRootedAt(tabs: Tabs, pathname: string): string | undefined {
  return Object.keys(tabs).find((tab) => rootPathname(tabs, tab) === pathname);
}

/** Throws when there is no tab at all: a shell needs one. */
export function firstTab(tabs: Tabs): string {
  const [first] = Object.keys(tabs);
  if (first === undefined) throw new Error('A shell needs at least one tab.');
  return first;
}
