/** Which addresses are on the public internet. Strangers name addresses; none may lead into the network of the server. */
import ipaddr from 'ipaddr.js';
import { type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';

const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/** Loopback, private, link-local, carrier NAT, multicast, reserved, and IPv6 that carries an IPv4 address, are not. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  // The library takes ::7f00:1, which carries 127.0.0.1, for public.
  return parsed instanceof ipaddr.IPv4 || parsed.match(globalUnicast);
}

/** Thrown for an address that nothing is sent to. */
export class NotPublic extends Error {
  override readonly name = 'NotPublic';
}

/** Names without a dot, and those of local networks and of tests, are nobody's on the internet. */
const isLocalName = (host: string): boolean => {
  const name = host.replace(/\.$/, '');
  const last = name.slice(name.lastIndexOf('.') + 1);
  return !name.includes('.') || localEndings.includes(last);
};
const localEndings = ['local', 'localhost', 'internal', 'lan', 'home', 'arpa', 'test', 'invalid', 'onion'];

/** As `new URL` writes it, which makes 127.0.0.1 of 0x7f.1; undefined for what nothing may be sent to by its looks. */
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

/** Looks names up, and gives only addresses that were checked: a name cannot change its mind before it is connected to. */
export const publicLookup =
  (find: FindAll): LookupFunction =>
  (name, options, done) => {
    const family = typeof options.family === 'number' ? options.family : undefined;
    find(name, { all: true, family }, (error, addresses) => {
      const [first] = addresses ?? [];
      // One private address among public ones is an attack, too.
      const isRefused = !first || !addresses.every(({ address }) => isPublicAddress(address));
      const why = error ?? (isRefused ? new NotPublic(`${name} is no public address.`) : null);
      if (why || !first) done(why, '', 0);
      else if (options.all) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };
