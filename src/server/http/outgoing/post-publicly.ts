/**
 * POST to a URL that a user's browser gave us (push endpoints): only to the public internet, without redirects, with
 * a timeout.
 */
import { lookup } from 'node:dns';
import http, { type IncomingHttpHeaders } from 'node:http';
import https from 'node:https';
import { secondMs } from '#server/http/clock.ts';
import { NotPublic, publicLookup, publicUrl } from './public-address.ts';

type Sent = {
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer;
  readonly signal: AbortSignal;
  /** Allows private addresses and plain http, for tests. */
  readonly isInsecure: boolean;
  readonly timeoutMs?: number;
  readonly find?: Parameters<typeof publicLookup>[0];
};

type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders };

const agent = new https.Agent({ keepAlive: true, maxSockets: 8, timeout: 30 * secondMs });
const defaultTimeoutMs = 10 * secondMs;

/** Returns status and headers; the body is discarded. Rejects with NotPublic if the address is not allowed. */
export async function postPublicly(
  address: string,
  { headers, body, signal, isInsecure, timeoutMs = defaultTimeoutMs, find = lookup }: Sent,
): Promise<Answer> {
  // IP addresses are never looked up, so they are checked here.
  const url = publicUrl(address, isInsecure);
  if (url === undefined) throw new NotPublic('Only public https addresses are sent to.');
  const isPlain = url.protocol === 'http:';
  return new Promise((resolve, reject) => {
    const request = (isPlain ? http : https).request(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': body.length },
      signal,
      ...(isPlain ? {} : { agent }),
      ...(isInsecure ? {} : { lookup: publicLookup(find) }),
    });
    // Not AbortSignal.any(): in Node 20 it may be garbage-collected before it fires.
    const timer = setTimeout(() => request.destroy(new Error('It did not answer in time.')), timeoutMs);
    request.once('close', () => clearTimeout(timer));
    request.once('error', reject);
    request.once('response', (response) => {
      resolve({ status: response.statusCode ?? 0, headers: response.headers });
      // Short bodies are read, so that the connection can be reused; long ones are cut off.
      let length = 0;
      response.on('data', (part: Buffer) => {
        length += part.length;
        if (length > longestAnswer) response.destroy();
      });
      response.on('error', () => undefined);
    });
    request.end(body);
  });
}

const longestAnswer = 4_096;
