/** Idempotency keys: UUIDs by which the server recognises repeated requests. */

/** Returns a function that gives the same key as long as the input stays the same, so that a retry takes effect once. */
export function createRequestKeys(): (input: unknown) => string {
  let last: { text: string; key: string } | undefined;
  return (input) => {
    const text = JSON.stringify(input);
    if (last?.text !== text) last = { text, key: newRequestKey() };
    return last.key;
  };
}

/** A random UUID (v4). `crypto.randomUUID` exists only on secure origins, but phones may test over plain http. */
export function newRequestKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16)).map((byte, index) => {
    if (index === 6) return (byte & 0x0f) | 0x40;
    return index === 8 ? (byte & 0x3f) | 0x80 : byte;
  });
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
