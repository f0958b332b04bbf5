/** The shell's tabs and their root pages. */

/** Maps tab names to root pages. Pages that belong to no tab go to the first one. */
export type Tabs = Record<string, { href: string }>;

/** The pathname of a tab's root page; '/' for an unknown tab. */
export function rootPathname(tabs: Tabs, tab: string): string {
  return (tabs[tab]?.href ?? '/').split(/[?#]/, 1)[0] ?? '/';
}

/** The tab whose root page is at this pathname. */
export function tabRootedAt(tabs: Tabs, pathname: string): string | undefined {
  return Object.keys(tabs).find((tab) => rootPathname(tabs, tab) === pathname);
}

/** Throws if there are no tabs. */
export function firstTab(tabs: Tabs): string {
  const [first] = Object.keys(tabs);
  if (first === undefined) throw new Error('A shell needs at least one tab.');
  return first;
}
