/** Which versions a save may replace (RFC 9110 §13.1.1), by the If-Match header; knows no noun. */

const most = 16;
const quoted = /^(?:W\/)?"([^"]*)"$/;

/**
 * The versions without their quotes; undefined where any may be replaced. A proxy that compresses makes a strong tag
 * weak on its way: it names the same version.
 */
export function readIfMatch(header: string | undefined): readonly string[] | undefined {
  if (header === undefined || header.trim() === '*') return undefined;
  const tags = header.split(',', most);
  return tags.map((tag) => quoted.exec(tag.trim())?.[1] ?? '');
}

/** The version as an ETag. */
export const etagOf = (version: string): string => `"${version}"`;
