/** What counts as one address. */
import { expect, test } from 'vitest';
import { networkOf, networksOf } from './client-address.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s is limited as %s', (ip, network) => expect(networkOf(ip)).toBe(network));

test('an IPv6 caller also counts under the /56 and /48 around the /64', () => {
  expect(networksOf('2001:db8:1:2ff::/64').map(({ network }) => network)).toEqual([
    '2001:db8:1:2ff::/64',
    '2001:db8:1:2/56',
    '2001:db8:1/48',
  ]);
  expect(networksOf('203.0.113.7')).toEqual([{ network: '203.0.113.7', share: 1 }]);
});
