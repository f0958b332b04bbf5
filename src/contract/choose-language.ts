/** The one rule that chooses a language: for pages that the server begins, for the app, and before the first paint. */
import { type PageLanguage, pageLanguages } from './pages.ts';

type Candidates = {
  /** What the address asks for, as it stands there. */
  readonly asked: unknown;
  /** What was chosen on this device before, where that is known. */
  readonly chosen?: unknown;
  /** The browser's languages as BCP-47 tags, the best first; weights may follow them. */
  readonly preferred: readonly string[];
};

export const isLanguage = (value: unknown): value is PageLanguage =>
  pageLanguages.some((language) => language === value);

/** English where none of them is ours. */
export function chooseLanguage({ asked, chosen, preferred }: Candidates): PageLanguage {
  if (isLanguage(asked)) return asked;
  if (isLanguage(chosen)) return chosen;
  const known = preferred.find((tag) => /^(en|km)\b/i.test(tag)) ?? '';
  return /^km/i.test(known) ? 'kh' : 'eng';
}
