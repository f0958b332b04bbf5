/** Makes the UUID under which the server recognises a repeated request; knows nothing of what is requested. */

/** Gives the key for what is to be sent: the same one while the same is sent again, so that a retry acts once. */
export function createRequestKeys(): (input: unknown) => string {
  let last: { text: string; key: string } | undefined;
  return (input) => {
    const text = JSON.stringify(input);
    if (last?.text !== text) last = { text, key: newRequestKey() };
    return last.key;
  };
}

/** A random UUID (v4); browsers offer `randomUUID` only on secure origins, and a phone may test over plain http. */
export function newRequestKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16)).map((byte, place) => {
    if (place === 6) return (byte & 0x0f) | 0x40;
    return place === 8 ? (byte & 0x3f) | 0x80 : byte;
  });
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
