/** Converts untrusted pictures to small WebP logos without metadata, one at a time. */
import pLimit from 'p-limit';
import { type Metadata } from 'sharp';
import { logoPixels, logoSide, sentLogoSide, smallLogoSide } from '#contract/limits.ts';
import { Failure } from '#server/http/api/call-failures.ts';
import { type Picture } from './picture-store.ts';

/** Including other buffers, decoding a picture takes at most about 100 MB. */
const maximumBufferedBytes = 75_000_000;

/**
 * Memory that a decoder needs for the whole picture: progressive JPEGs need all coefficients, two bytes each; interlaced
 * PNGs need all samples, and half as much again to assemble them. Other pictures are decoded line by line.
 */
function bufferedBytes({ format, isProgressive, width, height, channels, depth }: Metadata): number {
  if (!isProgressive) return 0;
  const bytesPerSample = format === 'jpeg' ? 2 : depth === 'ushort' ? 3 : 1.5;
  return width * height * channels * bytesPerSample;
}

/** The sides are limited because decoders buffer dozens of lines. */
const fitsInMemory = (picture: Metadata): boolean =>
  Math.max(picture.width, picture.height) <= sentLogoSide && bufferedBytes(picture) <= maximumBufferedBytes;

/** By the magic number; the Content-Type of the request is ignored. */
function detectType(bytes: Buffer): 'png' | 'jpeg' | 'webp' | undefined {
  if (bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))) return 'png';
  if (bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'))) return 'jpeg';
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return 'webp';
  return undefined;
}

/** Cameras write about ten. Each scan is a pass over the whole picture, and a file of 100 kB can contain thousands. */
const maximumScans = 100;
const startOfScan = Buffer.from('ffda', 'hex');

/** Counts markers without parsing the format, so that none can be hidden: these two bytes never occur in pixel data. */
function hasManyScans(bytes: Buffer): boolean {
  let scans = 0;
  for (
    let at = bytes.indexOf(startOfScan);
    at >= 0 && scans <= maximumScans;
    at = bytes.indexOf(startOfScan, at + 2)
  )
    scans += 1;
  return scans > maximumScans;
}

/** Loaded at first use, because most nodes never receive a picture. Allows only these three of libvips' decoders. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer', 'VipsForeignLoadWebpBuffer'],
  });
  // Each picture is decoded once, so a cache would only waste memory.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
let loading: ReturnType<typeof loadSharp> | undefined;

async function decode(bytes: Buffer): Promise<Picture> {
  const sharp = await (loading ??= loadSharp());
  try {
    const picture = sharp(bytes, { limitInputPixels: logoPixels, failOn: 'error', animated: false });
    if (!fitsInMemory(await picture.metadata())) throw new Failure('bad_picture');
    const content = await picture
      .autoOrient()
      .resize(logoSide, logoSide, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
      // Has no effect before the first line is decoded, hence the limits above.
      .timeout({ seconds: 10 })
      .webp({ quality: 82, effort: 4 })
      .toBuffer();
    return { content, small: await sharp(content).resize(smallLogoSide).webp({ quality: 80 }).toBuffer() };
  } catch {
    throw new Failure('bad_picture');
  }
}

/** A large picture takes a second and much memory; with ten waiting, further uploads are refused. */
const maximumWaiting = 10;
const oneAtATime = pLimit(1);

/** Uses the first frame of an animation. Throws `not_picture`, `bad_picture`, and `unavailable` if too many wait. */
export async function makeLogo(sent: Uint8Array): Promise<Picture> {
  const bytes = Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength);
  const type = detectType(bytes);
  if (type === undefined) throw new Failure('not_picture');
  if (type === 'jpeg' && hasManyScans(bytes)) throw new Failure('bad_picture');
  if (oneAtATime.pendingCount >= maximumWaiting) throw new Failure('unavailable', { retryAfter: 5 });
  return oneAtATime(decode, bytes);
}
