/** Chooses the language, for the server, the app and the script before the first paint. */
import { type PageLanguage, pageLanguages } from './pages.ts';

type Candidates = {
  /** The value in the URL. */
  readonly requestedLanguage: unknown;
  /** The last choice on this device; unknown on the server. */
  readonly storedLanguage?: unknown;
  /** BCP-47 tags in order of preference, perhaps with weights. */
  readonly browserLanguages: readonly string[];
};

export const isLanguage = (value: unknown): value is PageLanguage =>
  pageLanguages.some((language) => language === value);

/** English by default. */
export function chooseLanguage({
  requestedLanguage,
  storedLanguage,
  browserLanguages,
}: Candidates): PageLanguage {
  if (isLanguage(requestedLanguage)) return requestedLanguage;
  if (isLanguage(storedLanguage)) return storedLanguage;
  const known = browserLanguages.find((tag) => /^(en|km)\b/i.test(tag)) ?? '';
  return /^km/i.test(known) ? 'kh' : 'eng';
}
