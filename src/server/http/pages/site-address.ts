/** The language that is asked for, and a page's address in either; knows no page. */
import { type FastifyRequest } from 'fastify';
import { chooseLanguage, isLanguage } from '#contract/language-choice.ts';
import { languageParameter, type PageLanguage } from '#contract/pages.ts';

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
