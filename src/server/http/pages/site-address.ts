/** The language of a page: in its URL, and from a request. */
import { type FastifyRequest } from 'fastify';
import { chooseLanguage, isLanguage } from '#contract/choose-language.ts';
import { languageParameter, type PageLanguage } from '#contract/pages.ts';

/** The URL of the same page in another language. */
export const addressIn = (address: string, language: PageLanguage): string =>
  `${address}?${languageParameter}=${language}`;

/** The language in the URL. */
export function languageInAddress({ query }: FastifyRequest): PageLanguage | undefined {
  const asked = (query as Readonly<Record<string, unknown>>)[languageParameter];
  return isLanguage(asked) ? asked : undefined;
}

/** The language for the page: from the URL, else from Accept-Language. */
export function languageFor(request: FastifyRequest): PageLanguage {
  const browserLanguages = (request.headers['accept-language'] ?? '').split(',').map((tag) => tag.trim());
  return chooseLanguage({ requestedLanguage: languageInAddress(request), browserLanguages });
}
