/** Reads replies of servers that may be newer than this app. */
import * as z from 'zod/mini';

/**
 * Entries of lists that don't match the schema are left out, such as notices of a kind that a newer server has: an app
 * that isn't updated yet must still show the others. The issues of other mismatches are returned.
 */
export function readReply<Schema extends z.core.$ZodType>(schema: Schema, body: unknown) {
  const parsed = z.safeParse(schema, body);
  if (parsed.success) return parsed;
  const entries = new Set<string>();
  for (const { path } of parsed.error.issues) {
    const end = path.findLastIndex((key) => typeof key === 'number') + 1;
    if (end === 0) return parsed;
    entries.add(JSON.stringify(path.slice(0, end)));
  }
  const within = (value: unknown, path: readonly PropertyKey[]): unknown => {
    if (Array.isArray(value))
      return value.flatMap((entry, index) => {
        const place = [...path, index];
        return entries.has(JSON.stringify(place)) ? [] : [within(entry, place)];
      });
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, field]) => [key, within(field, [...path, key])]),
    );
  };
  return z.safeParse(schema, within(body, []));
}
