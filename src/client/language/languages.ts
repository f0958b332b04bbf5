/** The two languages, and which one the app starts in. */
import { chooseLanguage } from '#contract/choose-language.ts';
import { languageParameter, languageTags, type PageLanguage } from '#contract/pages.ts';

/** BCP-47 tags and names, by stored value (product 11.1). */
export const languages = {
  eng: { tag: languageTags.eng, name: 'English', short: 'EN' },
  kh: { tag: languageTags.kh, name: 'ខ្មែរ', short: 'ខ្មែរ' },
} as const;

export type Language = PageLanguage;

const storageKey = 'lang';

export const otherLanguage = (language: Language): Language => (language === 'eng' ? 'kh' : 'eng');

export const languageOfTag = (tag: string): Language => (tag === languages.kh.tag ? 'kh' : 'eng');

function storedLanguage(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null; // Some private modes refuse storage.
  }
}

/** The language that the app starts in. */
export const initialLanguage = (): Language =>
  chooseLanguage({
    requestedLanguage: new URLSearchParams(location.search).get(languageParameter),
    storedLanguage: storedLanguage(),
    browserLanguages: navigator.languages,
  });

export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // The choice is lost when the app closes.
  }
}
