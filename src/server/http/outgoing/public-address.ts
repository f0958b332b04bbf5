/** Checks that an address is on the public internet, so that users' URLs cannot reach the server's own network (SSRF). */
import ipaddr from 'ipaddr.js';
import { type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';

const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/** False for loopback, private, link-local, carrier NAT, multicast, reserved, and IPv6 with an embedded IPv4 address. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  // ipaddr.js treats ::7f00:1, which embeds 127.0.0.1, as public.
  return parsed instanceof ipaddr.IPv4 || parsed.match(globalUnicast);
}

/** The address is not allowed. */
export class NotPublic extends Error {
  override readonly name = 'NotPublic';
}

/** Names without a dot, and those of local networks and tests. */
const isLocalName = (host: string): boolean => {
  const name = host.replace(/\.$/, '');
  const last = name.slice(name.lastIndexOf('.') + 1);
  return !name.includes('.') || localEndings.includes(last);
};
const localEndings = ['local', 'localhost', 'internal', 'lan', 'home', 'arpa', 'test', 'invalid', 'onion'];

/** The parsed URL, in which 0x7f.1 has become 127.0.0.1; undefined if it is not allowed. Names are checked when looked up. */
export function publicUrl(address: string, isInsecure = false): URL | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined || url.username || url.password) return undefined;
  if (isInsecure && (url.protocol === 'http:' || url.protocol === 'https:')) return url;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isRefused = isIP(host) === 0 ? isLocalName(host) : !isPublicAddress(host);
  return url.protocol !== 'https:' || isRefused ? undefined : url;
}

type Found = NodeJS.ErrnoException | null;
type FindAll = (
  name: string,
  options: { all: true; family?: number | undefined },
  done: (error: Found, addresses: LookupAddress[]) => void,
) => void;

/** A DNS lookup that returns only checked addresses, so that a name cannot resolve differently for the connection. */
export const publicLookup =
  (find: FindAll): LookupFunction =>
  (name, options, done) => {
    const family = typeof options.family === 'number' ? options.family : undefined;
    find(name, { all: true, family }, (error, addresses) => {
      const [first] = addresses ?? [];
      // A private address among public ones is an attack as well.
      const isRefused = !first || !addresses.every(({ address }) => isPublicAddress(address));
      const why = error ?? (isRefused ? new NotPublic(`${name} is no public address.`) : null);
      if (why || !first) done(why, '', 0);
      else if (options.all) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };
