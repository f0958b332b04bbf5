/** Local and session storage with validated JSON. Never throws: storage can be refused, full or corrupt. */
import * as z from 'zod/mini';

export type Kind = 'local' | 'session';

function area(kind: Kind): Storage | undefined {
  try {
    return kind === 'local' ? window.localStorage : window.sessionStorage;
  } catch {
    return undefined; // Some private modes throw on access.
  }
}

/** The stored value, or undefined if there is none or it doesn't match the schema. */
export function readStored<S extends z.core.$ZodType>(
  kind: Kind,
  key: string,
  schema: S,
): z.output<S> | undefined {
  try {
    const text = area(kind)?.getItem(key);
    if (text === null || text === undefined) return undefined;
    const parsed = z.safeParse(schema, JSON.parse(text));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value as JSON. Returns false if that failed. */
export function writeStored(kind: Kind, key: string, value: unknown): boolean {
  try {
    const target = area(kind);
    target?.setItem(key, JSON.stringify(value));
    return target !== undefined;
  } catch {
    return false;
  }
}

export function removeStored(kind: Kind, key: string): void {
  try {
    area(kind)?.removeItem(key);
  } catch {
    // Without storage there is nothing to remove.
  }
}

export function storedKeys(kind: Kind): string[] {
  try {
    return Object.keys(area(kind) ?? {});
  } catch {
    return [];
  }
}

/** Deletes everything in one storage, except these keys. */
export function clearStored(kind: Kind, except: readonly string[]): void {
  for (const key of storedKeys(kind)) if (!except.includes(key)) removeStored(kind, key);
}
