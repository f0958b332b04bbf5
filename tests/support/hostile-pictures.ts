/** Pictures that harm a careless decoder, all under a megabyte, and unusual ones that are fine. */
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Text that must not remain in any stored picture. */
export const page = '<!doctype html><script>alert(1)</script>';

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
function header(width: number, height: number): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width);
  data.writeUInt32BE(height, 4);
  data.set([8, 6], 8);
  return chunk('IHDR', data);
}
/** Empty and interlaced, 16 bits a sample in seven passes; each line starts with a filter byte. */
function interlaced(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head.set([16, 6, 0, 0, 1], 8);
  return png(chunk('IHDR', head), chunk('IDAT', zeros(width * height * 8 + 2 * height + 1_000)));
}
const signature = Buffer.from('89504e470d0a1a0a', 'hex');
const zeros = (bytes: number) => deflateSync(Buffer.alloc(bytes), { level: 9 });
const png = (...chunks: Buffer[]) => Buffer.concat([signature, ...chunks, chunk('IEND', Buffer.alloc(0))]);

/** A JPEG in several scans, which shows nothing before the last. */
const inScans = (width: number, height: number) =>
  flat(width, height)
    .toColourspace('cmyk')
    .jpeg({ quality: 40, progressive: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#777' }, limitInputPixels: false });
const noise = sharp({
  create: {
    width: 800,
    height: 600,
    channels: 3,
    background: '#333',
    noise: { type: 'gaussian', mean: 128, sigma: 40 },
  },
});
const jpeg = await noise.clone().jpeg({ quality: 70 }).toBuffer();
const small = await noise.clone().resize(64, 64).png().toBuffer();
const webp = await noise.clone().resize(64, 64).webp().toBuffer();

/** A JPEG whose header declares this size. */
function lying(width: number, height: number): Buffer {
  const bytes = Buffer.from(jpeg);
  const frame = bytes.indexOf(Buffer.from('ffc0', 'hex'));
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
}

/** A JPEG with its only scan repeated this often. */
function scans(count: number): Buffer {
  const start = jpeg.indexOf(Buffer.from('ffda', 'hex'));
  const scan = jpeg.subarray(start, start + 1_000);
  return Buffer.concat([
    jpeg.subarray(0, start),
    ...Array<Buffer>(count).fill(scan),
    Buffer.from('ffd9', 'hex'),
  ]);
}

/** Refused with 422. */
export const unreadable: Readonly<Record<string, Buffer>> = {
  'png of 25 million pixels of nothing': png(
    header(5_001, 5_000),
    chunk('IDAT', zeros(5_000 * (5_001 * 4 + 1))),
  ),
  'png, 60000 × 60000 by its header': png(header(60_000, 60_000), chunk('IDAT', zeros(1_000))),
  'png, 2147483647 wide': png(header(2_147_483_647, 1), chunk('IDAT', zeros(1_000))),
  'png of a million pixels in a line': png(header(1_000_000, 24), chunk('IDAT', zeros(24 * 4_000_001))),
  'png, interlaced, of 24 million pixels of 64 bits': interlaced(6_000, 4_000),
  'jpeg in several scans of 24 million pixels': await inScans(6_000, 4_000),
  'png without a pixel': png(header(0, 0), chunk('IDAT', zeros(1))),
  'jpeg, 65500 × 65500 by its header': lying(65_500, 65_500),
  'webp, 16383 × 16383': await flat(16_383, 16_383).webp({ lossless: true, effort: 0 }).toBuffer(),
  'jpeg of 101 scans': scans(101),
  'jpeg of 900 scans': scans(900),
  'jpeg cut in the middle': jpeg.subarray(0, jpeg.length >> 1),
  'png cut in the middle': small.subarray(0, small.length >> 1),
  'webp cut in the middle': webp.subarray(0, webp.length >> 1),
  'svg that begins like a png': Buffer.concat([
    signature,
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  ]),
};

/** Refused with 415, whatever type they are sent as. */
export const otherFiles: Readonly<Record<string, Buffer>> = {
  svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'),
  pdf: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
  gif: await flat(20, 20).gif().toBuffer(),
  tiff: await flat(20, 20).tiff().toBuffer(),
  avif: await flat(20, 20).avif().toBuffer(),
  page: Buffer.from(page),
  nothing: Buffer.alloc(0),
  'one byte': Buffer.from([0x89]),
};

const frames = ['red', 'green', 'blue'].map((background) => ({
  create: { width: 30, height: 30, channels: 4 as const, background },
}));

/** Accepted with 200, and stripped of everything but the visible picture. */
export const odd: Readonly<Record<string, Buffer>> = {
  'jpeg of 24 million pixels': await flat(6_000, 4_000).jpeg({ quality: 40 }).toBuffer(),
  'webp of 24 million pixels': await flat(6_000, 4_000).webp({ lossless: true, effort: 0 }).toBuffer(),
  'png, interlaced, of 6 million pixels of 64 bits': interlaced(8_000, 780),
  'jpeg in several scans of 9 million pixels': await inScans(8_000, 1_160),
  'jpeg with a page and an archive behind it': Buffer.concat([jpeg, Buffer.from(`${page}PK\u0003\u0004`)]),
  'png with a page in its text': png(
    header(64, 64),
    chunk('tEXt', Buffer.from(`Comment\0${page}`)),
    chunk('IDAT', zeros(64 * 257)),
  ),
  'png with a text of 200 million zeros': png(
    header(64, 64),
    chunk('zTXt', Buffer.concat([Buffer.from('x\0\0'), zeros(200_000_000)])),
    chunk('IDAT', zeros(64 * 257)),
  ),
  'jpeg with a place, turned': await sharp(jpeg)
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Copyright: page }, IFD3: { GPSLatitude: '11/1 33/1 0/1' } })
    .jpeg()
    .toBuffer(),
  'webp with three frames': await sharp(frames as never, { join: { animated: true } })
    .webp({ loop: 0, delay: [100, 100, 100] })
    .toBuffer(),
  'png of one pixel': await flat(1, 1).png().toBuffer(),
};
