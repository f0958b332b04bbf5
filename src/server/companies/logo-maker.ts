/** Makes a small picture of our own out of a stranger's, one at a time: nothing else of what was sent is left. */
import pLimit from 'p-limit';
import { type Metadata } from 'sharp';
import { logoPixels, logoSide, sentLogoSide, smallLogoSide } from '#contract/limits.ts';
import { Failure } from '#server/http/api/failures.ts';
import { type Picture } from './picture-store.ts';

/** With what decoding takes besides, a picture stays within 100 MB. */
const mostAtOnce = 75_000_000;

/**
 * What must be kept of a picture until its last byte is read: the coefficients of a JPEG in several scans, two bytes
 * each; of an interlaced PNG all its samples, and half as much again to put them together. Others come line by line.
 */
function bytesAtOnce({ format, isProgressive, width, height, channels, depth }: Metadata): number {
  if (!isProgressive) return 0;
  const ofSample = format === 'jpeg' ? 2 : depth === 'ushort' ? 3 : 1.5;
  return width * height * channels * ofSample;
}

/** Whether it can be decoded in little memory. Lines are kept by the dozen, so they may not be endless. */
const isModest = (picture: Metadata): boolean =>
  Math.max(picture.width, picture.height) <= sentLogoSide && bytesAtOnce(picture) <= mostAtOnce;

/** By the first bytes; what the sender calls it counts for nothing. */
function typeOf(bytes: Buffer): 'png' | 'jpeg' | 'webp' | undefined {
  if (bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))) return 'png';
  if (bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'))) return 'jpeg';
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return 'webp';
  return undefined;
}

/** Cameras write about ten. Each is a pass over the whole picture, and a hundred kilobytes can hold thousands. */
const mostScans = 100;
const startOfScan = Buffer.from('ffda', 'hex');

/** Counted without reading the format, so that nothing can hide one: among pixels these two bytes never meet. */
function hasManyScans(bytes: Buffer): boolean {
  let scans = 0;
  for (
    let at = bytes.indexOf(startOfScan);
    at >= 0 && scans <= mostScans;
    at = bytes.indexOf(startOfScan, at + 2)
  )
    scans += 1;
  return scans > mostScans;
}

/** Loaded at first use: most nodes never see a picture. Whatever libvips was built with, it reads these three only. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer', 'VipsForeignLoadWebpBuffer'],
  });
  // Each picture comes once: a cache would only keep memory.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
let loading: ReturnType<typeof loadSharp> | undefined;

async function decode(bytes: Buffer): Promise<Picture> {
  const sharp = await (loading ??= loadSharp());
  try {
    const picture = sharp(bytes, { limitInputPixels: logoPixels, failOn: 'error', animated: false });
    if (!isModest(await picture.metadata())) throw new Failure('bad_picture');
    const content = await picture
      .autoOrient()
      .resize(logoSide, logoSide, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
      // Not heard before the first line is decoded, hence the limits above.
      .timeout({ seconds: 10 })
      .webp({ quality: 82, effort: 4 })
      .toBuffer();
    return { content, small: await sharp(content).resize(smallLogoSide).webp({ quality: 80 }).toBuffer() };
  } catch {
    throw new Failure('bad_picture');
  }
}

/** A large one takes a second and much memory; whoever comes later is told to come back. */
const mostWaiting = 10;
const oneAtATime = pLimit(1);

/** Throws `not_picture`, `bad_picture`, and `unavailable` where too many wait. Of an animation it takes the first frame. */
export async function makeLogo(sent: Uint8Array): Promise<Picture> {
  const bytes = Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength);
  const type = typeOf(bytes);
  if (type === undefined) throw new Failure('not_picture');
  if (type === 'jpeg' && hasManyScans(bytes)) throw new Failure('bad_picture');
  if (oneAtATime.pendingCount >= mostWaiting) throw new Failure('unavailable', { retryAfter: 5 });
  return oneAtATime(decode, bytes);
}
