/** What the server wrote into the page (docs/decisions/0008), as far as it is what a screen expects. */
import * as z from 'zod/mini';
import { ssrDataId } from '#contract/server-rendering.ts';

type PageData<Data> = {
  readonly data: Data;
  /** How old it is: as new as can be where nothing is said. */
  readonly age: { readonly updatedAt?: number };
};

/** A page that the browser took from its own store, without asking, may be of any age: then it is shown, and asked for again. */
function isFresh(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit !== undefined && visit.transferSize > 0;
}

export function readPageData<Schema extends z.ZodMiniType>(
  schema: Schema,
): PageData<z.output<Schema>> | undefined {
  const text = document.getElementById(ssrDataId)?.textContent;
  if (!text) return undefined;
  const { data } = z.safeParse(schema, JSON.parse(text));
  return data === undefined ? undefined : { data, age: isFresh() ? {} : { updatedAt: 0 } };
}
