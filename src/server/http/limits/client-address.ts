/** Where a call comes from, as coarse as limits need it. */
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
export const clientAddress = (request: FastifyRequest): string => networkOf(request.ip);
