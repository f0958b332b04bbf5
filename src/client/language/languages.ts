/** The two languages: how they are stored, tagged and called, and which one this device wants. Knows no texts. */
import { languageParameter } from '#contract/pages.ts';

/** Stored value (spec §1) to BCP-47 tag, and the language's own name. */
export const languages = {
  eng: { tag: 'en', name: 'English', short: 'EN' },
  kh: { tag: 'km', name: 'ខ្មែរ', short: 'ខ្មែរ' },
} as const;

export type Language = keyof typeof languages;

const storageKey = 'lang';

export const otherLanguage = (language: Language): Language => (language === 'eng' ? 'kh' : 'eng');

export const languageOfTag = (tag: string): Language => (tag === languages.kh.tag ? 'kh' : 'eng');

const isLanguage = (value: unknown): value is Language => value === 'eng' || value === 'kh';

/** The first of the browser's languages that we have; English when there is none. */
export function preferredLanguage(wanted: readonly string[]): Language {
  const known = wanted.find((tag) => /^(en|km)\b/i.test(tag));
  return known && /^km/i.test(known) ? 'kh' : 'eng';
}

/**
 * The language that the address asks for (`early.js` has stored it and taken it out, unless storage is refused), the one
 * chosen on this device, else what the browser asks for. Storage is read as plain text, as `early.js` does.
 */
export function storedLanguage(): Language {
  const asked = new URLSearchParams(location.search).get(languageParameter);
  if (isLanguage(asked)) return asked;
  try {
    const stored = localStorage.getItem(storageKey);
    if (isLanguage(stored)) return stored;
  } catch {
    // Storage is refused in some private modes.
  }
  return preferredLanguage(navigator.languages);
}

export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // Then the choice holds until the app closes.
  }
}
