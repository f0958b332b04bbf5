/** Device names for real and for forged User-Agent headers. */
import { expect, test } from 'vitest';
import { deviceOf } from './device-names.ts';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`Mozilla/5.0 (Linux; Android 10; K) ${webKit} Chrome/142.0.0.0 Mobile Safari/537.36`, 'Android, Chrome'],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-A155F) ${webKit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Android, Samsung Internet',
  ],
  [
    `Mozilla/5.0 (Linux; Android 12; wv) ${webKit} Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/500.0;]`,
    'Android, Facebook',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'iPhone, Safari',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/120.0 Mobile/15E148 Safari/604.1',
    'iPad, Chrome',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0`,
    'Windows, Edge',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Linux, Firefox'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15', 'Mac, Safari'],
  ['Dalvik/2.1.0 (Linux; U; Android 13)', 'Android'],
  ['okhttp/4.12.0', ''],
  ['Call 012 345 678 now <script>', ''],
  [`${' '.repeat(5_000)}Android`, ''],
  [undefined, ''],
])('%j is %j', (header, device) => expect(deviceOf(header)).toBe(device));
