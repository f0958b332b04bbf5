/** Client addresses for rate limits. */
import { isIPv6 } from 'node:net';
import { type FastifyRequest } from 'fastify';

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** An IPv6 address is reduced to its /64, which is usually one household. */
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

/** The client's address. `X-Forwarded-For` counts only from trusted proxies. */
export const clientAddress = (request: FastifyRequest): string => networkOf(request.ip);
