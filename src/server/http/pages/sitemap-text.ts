/** What sitemaps say, as XML. */
import { languageTags, pageLanguages } from '#contract/pages.ts';
import { addressIn } from './site-address.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** A page in all of its languages; when it was changed where that is known. */
export function entry(address: string, modified?: Date): string {
  const others = pageLanguages.map((language) => [languageTags[language], addressIn(address, language)]);
  const links = [...others, ['x-default', address]]
    .map(([tag = '', href = '']) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>`)
    .join('');
  const date = modified ? `<lastmod>${modified.toISOString().slice(0, 10)}</lastmod>` : '';
  return `<url><loc>${address}</loc>${date}${links}</url>\n`;
}

/** Of entries, after pages of the site. */
export const sitemap = (site: string, paths: readonly string[], entries: readonly string[]): string =>
  [
    declaration,
    `<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`,
    ...paths.map((path) => entry(`${site}${path}`)),
    ...entries,
    '</urlset>\n',
  ].join('');

/** Of other sitemaps. */
export const sitemapIndex = (site: string, names: readonly string[]): string =>
  [
    declaration,
    `<sitemapindex xmlns="${namespace}">\n`,
    ...names.map((name) => `<sitemap><loc>${site}/${name}</loc></sitemap>\n`),
    '</sitemapindex>\n',
  ].join('');
