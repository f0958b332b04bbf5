/** The networks that a client's address counts under in rate limits. */
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

/** A network with how many times an address's limit it has. */
type Network = { readonly network: string; readonly share: number };

/**
 * The networks that a caller counts under. Providers give a customer a /56 or /48, which is up to 65,536 /64s, so these
 * have limits too, wide enough for a mobile network that gives each phone a /64.
 * @param address a result of `networkOf`
 */
export function networksOf(address: string): readonly Network[] {
  const own = { network: address, share: 1 };
  if (!address.endsWith('/64')) return [own];
  const [first, second, third, fourth = '0'] = address.split(':');
  const prefix = `${first}:${second}:${third}`;
  return [
    own,
    { network: `${prefix}:${Number.parseInt(fourth, 16) >> 8}/56`, share: 4 },
    { network: `${prefix}/48`, share: 16 },
  ];
}

/** The client's address. `X-Forwarded-For` counts only from trusted proxies. */
export const clientAddress = (request: FastifyRequest): string => networkOf(request.ip);
