/** A PIN as the device keeps it (product 2.42): salted, and slow to try out. */
import * as z from 'zod/mini';

/**
 * A PIN has at most a million possibilities, so no hash makes it a secret from somebody who copies the storage and tries
 * them all; a slow one makes that take hours instead of a second, and a person waits for it for a second on a cheap phone.
 * It is what OWASP asks of PBKDF2 with SHA-256, the only slow function that browsers have.
 */
const rounds = 600_000;

export const pinHash = z.object({ salt: z.string(), hash: z.string(), rounds: z.number() });
export type PinHash = z.output<typeof pinHash>;

const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

async function derive(pin: string, salt: string, iterations: number): Promise<string> {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const key = await crypto.subtle.importKey('raw', bytes(pin), 'PBKDF2', false, ['deriveBits']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: bytes(salt), iterations };
  return toHex(new Uint8Array(await crypto.subtle.deriveBits(how, key, 256)));
}

/** Pages that are neither https nor this machine's own have no such functions. */
export const canHash = (): boolean => (crypto as { subtle?: SubtleCrypto }).subtle !== undefined;

export async function hashPin(pin: string): Promise<PinHash> {
  const salt = toHex(crypto.getRandomValues(new Uint8Array(16)));
  return { salt, rounds, hash: await derive(pin, salt, rounds) };
}

export const isPinOf = async (pin: string, kept: PinHash): Promise<boolean> =>
  (await derive(pin, kept.salt, kept.rounds)) === kept.hash;
