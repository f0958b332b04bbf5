/** What nothing may be sent to, however it is written, and whatever its name leads to. */
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postPublicly } from './post-publicly.ts';
import { isPublicAddress, NotPublic, publicUrl } from './public-address.ts';

const words = (text: string) => text.trim().split(/\s+/);

test('private and special addresses are not public', () => {
  const refused = words(`
    127.0.0.1 127.255.255.254 0.0.0.0 0.1.2.3 10.0.0.1 172.16.0.1 172.31.255.255 192.168.1.1 169.254.169.254
    100.64.0.1 100.127.255.255 192.0.0.1 192.0.2.1 198.18.0.1 198.51.100.1 203.0.113.1 224.0.0.1 240.0.0.1
    255.255.255.255 ::1 :: ::ffff:127.0.0.1 ::ffff:10.0.0.1 ::ffff:7f00:1 ::127.0.0.1 ::7f00:1 ::a00:1 4000::1
    ::ffff:0:127.0.0.1 64:ff9b::7f00:1 64:ff9b::a9fe:a9fe 64:ff9b:1::1 2002:7f00:1:: 2001::1 2001:0:4136:e378::
    2001:db8::1 fc00::1 fd12::1 fe80::1 fec0::1 ff02::1 100::1 3fff::1 5f00::1 fe80::1%eth0 abc`);
  expect(refused.filter(isPublicAddress)).toEqual([]);
});

test('those of push services are', () => {
  const allowed = words(`
    8.8.8.8 1.1.1.1 142.250.1.188 34.107.243.93 17.188.143.1 2607:f8b0:4001:c08::bc 2a00:1450:4001:81b::200e
    ::ffff:8.8.8.8`);
  expect(allowed.filter((address) => !isPublicAddress(address))).toEqual([]);
});

test('endpoints that lead into a network, or are no endpoints, are refused by their looks', () => {
  const refused = words(`
    http://push.example.com/x https://localhost/x https://localhost./x https://127.0.0.1/ https://127.1/
    https://2130706433/ https://0x7f.1/ https://0177.0.0.1/ https://[::1]/ https://[::ffff:7f00:1]/
    https://[64:ff9b::7f00:1]/ https://[::127.0.0.1]/ https://169.254.169.254/latest/meta-data https://intranet/
    https://printer.local/ https://x.internal/ https://a.localhost/ https://user:password@push.example.com/
    ftp://push.example.com/ file:///etc/passwd javascript:alert(1) https:// https://①②⑦.⓪.⓪.①/ https://127。0。0。1/ x`);
  expect(refused.filter((endpoint) => publicUrl(endpoint) !== undefined)).toEqual([]);
  const allowed = words(`
    https://fcm.googleapis.com/fcm/send/abc https://updates.push.services.mozilla.com/wpush/v2/x
    https://web.push.apple.com/QA https://wns2-par02p.notify.windows.com/w/?token=x https://jmt17.google.com/fcm/send/x`);
  expect(allowed.filter((endpoint) => publicUrl(endpoint) === undefined)).toEqual([]);
});

describe('what is sent', () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (request.url === '/redirect') response.writeHead(302, { location: '/elsewhere' }).end();
    else if (request.url === '/slow') return;
    else if (request.url === '/long') {
      response.writeHead(200);
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
      };
      response.on('drain', more);
      more();
    } else response.writeHead(201).end();
  });
  let port = 0;
  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    ({ port } = server.address() as AddressInfo);
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const sent = {
    headers: {},
    body: Buffer.from('x'),
    signal: new AbortController().signal,
    isInsecure: true,
  };

  test.each([
    ['one private address', [{ address: '127.0.0.1', family: 4 }]],
    [
      'a private one among public ones',
      [
        { address: '8.8.8.8', family: 4 },
        { address: '10.0.0.1', family: 4 },
      ],
    ],
    ['no address', []],
  ])('goes nowhere by a public name with %s', async (_what, addresses) => {
    const find = ((_name: string, _options: object, done: (error: null, all: object[]) => void) =>
      done(null, addresses)) as never;
    const going = postPublicly(`https://rebound.example.com:${port}/`, { ...sent, isInsecure: false, find });
    await expect(going).rejects.toThrow(NotPublic);
    expect(asked).toEqual([]);
  });

  test('follows no redirect, and does not wait for what is long or slow', async () => {
    const here = `http://127.0.0.1:${port}`;
    await expect(postPublicly(here, { ...sent, isInsecure: false })).rejects.toThrow(NotPublic);
    expect((await postPublicly(here, sent)).status).toBe(201);
    expect((await postPublicly(`${here}/redirect`, sent)).status).toBe(302);
    expect((await postPublicly(`${here}/long`, sent)).status).toBe(200);
    await expect(postPublicly(`${here}/slow`, { ...sent, timeoutMs: 200 })).rejects.toThrow();
    expect(asked).toEqual(['/', '/redirect', '/long', '/slow']);
  });
});
