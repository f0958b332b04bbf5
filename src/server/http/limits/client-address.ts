/** Where a call comes from, as coarse as limits need it. */
import { type IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import { type FastifyRequest } from 'fastify';

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** One household has a whole /64 of IPv6, so that is what counts as one address. */
export function networkOf(ip: string): string {
  if (!ip.includes(':')) return ip;
  const v4 = mapped.exec(ip)?.[1];
  if (v4 !== undefined) return v4;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = (ip.split('%')[0] ?? ip).split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const groups =
    tail === undefined
      ? front
      : [...front, ...Array<string>(8 - front.length - back.length).fill('0'), ...back];
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** The caller's address; `X-Forwarded-For` counts only when the app trusts its proxy. */
export const addressOf = (request: FastifyRequest): string => networkOf(request.ip);

/** The same before the framework has looked at the call: its proxy wrote the last address there. */
export function addressSeen({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? String(headers['x-forwarded-for'] ?? '').split(',') : [];
  const last = forwarded.findLast((address) => address.trim() !== '')?.trim();
  return networkOf(last ?? socket.remoteAddress ?? '');
}
