/** Session tokens: unguessable when made, and stored only as a digest, so that a leaked table opens no account. */
import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, as text for a header. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored and looked up instead of the token. */
export const tokenDigest = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** The token of an Authorization header; the scheme may be written in any case (product 6.2). */
export function tokenIn(header: string | undefined): string | undefined {
  return /^\s*bearer\s+([\w.~+/=-]{1,512})\s*$/i.exec(header ?? '')?.[1];
}
