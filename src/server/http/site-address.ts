/** Where the site is for whoever asked, and its addresses in either language; knows no page. */
import { type FastifyRequest } from 'fastify';
import { languageParameter, type PageLanguage, pageLanguages } from '#contract/pages.ts';

/** The origin for absolute links: the setting, else what the request was sent to (by the proxy's word only behind one). */
export const siteOf = ({ protocol, host }: FastifyRequest, publicUrl: string | undefined): string =>
  publicUrl ?? `${protocol}://${host}`;

/** The address of the same page in that language. */
export const addressIn = (address: string, language: PageLanguage): string =>
  `${address}?${languageParameter}=${language}`;

/** The language that an address asks for. */
export function languageInAddress({ query }: FastifyRequest): PageLanguage | undefined {
  const asked = (query as Readonly<Record<string, unknown>>)[languageParameter];
  return pageLanguages.find((language) => language === asked);
}

/** That language, else the first of ours that the browser asks for, as `early.js` finds it; English where it asks for neither. */
export function languageFor(request: FastifyRequest): PageLanguage {
  const tags = (request.headers['accept-language'] ?? '').split(',').map((tag) => tag.trim());
  const known = tags.find((tag) => /^(en|km)\b/i.test(tag)) ?? '';
  return languageInAddress(request) ?? (/^km/i.test(known) ? 'kh' : 'eng');
}
