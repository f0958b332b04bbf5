/** How much memory a stranger's picture would take, told by its header: a few kilobytes may want gigabytes. */
import { type Metadata } from 'sharp';
import { sentLogoSide } from '#contract/limits.ts';

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
export const isModest = (picture: Metadata): boolean =>
  Math.max(picture.width, picture.height) <= sentLogoSide && bytesAtOnce(picture) <= mostAtOnce;
