/** Reads the data that the server embedded in the page (docs/decisions/0008). */
import * as z from 'zod/mini';
import { ssrDataId } from '#contract/server-rendering.ts';

type PageData<Data> = {
  readonly data: Data;
  /** For the query cache: now if `updatedAt` is missing. */
  readonly age: { readonly updatedAt?: number };
};

/** False if the page came from the browser's cache, perhaps long ago: then its data is shown, but refetched. */
function isFresh(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation !== undefined && navigation.transferSize > 0;
}

const pageAge = () => (isFresh() ? {} : { updatedAt: 0 });

/** The JSON in the element with this id, which the server wrote in the app's own version. */
export function readTrustedPageData<Data>(id: string): PageData<Data> | undefined {
  const text = document.getElementById(id)?.textContent;
  return text ? { data: JSON.parse(text) as Data, age: pageAge() } : undefined;
}

/** Undefined if there is none, or it doesn't match the schema. */
export function readPageData<Schema extends z.ZodMiniType>(
  schema: Schema,
): PageData<z.output<Schema>> | undefined {
  const text = document.getElementById(ssrDataId)?.textContent;
  if (!text) return undefined;
  const { data } = z.safeParse(schema, JSON.parse(text));
  return data === undefined ? undefined : { data, age: pageAge() };
}
