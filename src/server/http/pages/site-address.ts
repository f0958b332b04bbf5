/** Where the site is for whoever asked, and its addresses in either language; knows no page. */
import { type FastifyRequest } from 'fastify';
import { chooseLanguage, isLanguage } from '#contract/language-choice.ts';
import { languageParameter, type PageLanguage } from '#contract/pages.ts';

/** The origin for absolute links: the setting, else what the request was sent to (by the proxy's word only behind one). */
export const siteOf = ({ protocol, host }: FastifyRequest, publicUrl: string | undefined): string =>
  publicUrl ?? `${protocol}://${host}`;

/** The address of the same page in that language. */
export const addressIn = (address: string, language: PageLanguage): string =>
  `${address}?${languageParameter}=${language}`;

/** The language that an address asks for. */
export function languageInAddress({ query }: FastifyRequest): PageLanguage | undefined {
  const asked = (query as Readonly<Record<string, unknown>>)[languageParameter];
  return isLanguage(asked) ? asked : undefined;
}

/** The language for a page that this request asks for. */
export function languageFor(request: FastifyRequest): PageLanguage {
  const preferred = (request.headers['accept-language'] ?? '').split(',').map((tag) => tag.trim());
  return chooseLanguage({ asked: languageInAddress(request), preferred });
}
