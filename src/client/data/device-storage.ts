/** Small values stored on the device; reads and writes never throw, because storage can be refused, full or corrupt. */
import * as z from 'zod/mini';

export type Kind = 'local' | 'session';

function area(kind: Kind): Storage | undefined {
  try {
    return kind === 'local' ? window.localStorage : window.sessionStorage;
  } catch {
    return undefined; // Storage is refused in some private modes: merely touching it throws.
  }
}

/** The stored value if it is there and of the given shape, else undefined. */
export function readStored<S extends z.core.$ZodType>(
  kind: Kind,
  key: string,
  shape: S,
): z.output<S> | undefined {
  try {
    const text = area(kind)?.getItem(key);
    if (text === null || text === undefined) return undefined;
    const parsed = z.safeParse(shape, JSON.parse(text));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value as JSON; false when the device would not take it. */
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
    // Nothing was stored, so there is nothing to remove.
  }
}

export function storedKeys(kind: Kind): string[] {
  try {
    return Object.keys(area(kind) ?? {});
  } catch {
    return [];
  }
}

/** Forgets everything of one kind, as signing out asks (product 4.3), except the named keys. */
export function clearStored(kind: Kind, except: readonly string[]): void {
  for (const key of storedKeys(kind)) if (!except.includes(key)) removeStored(kind, key);
}
