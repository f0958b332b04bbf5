/** The two languages: how they are stored, tagged and called, and which one this device starts in. Knows no texts. */
import { chooseLanguage } from '#contract/choose-language.ts';
import { languageParameter, languageTags, type PageLanguage } from '#contract/pages.ts';

/** Stored value (product 11.1) to BCP-47 tag, and the language's own name. */
export const languages = {
  eng: { tag: languageTags.eng, name: 'English', short: 'EN' },
  kh: { tag: languageTags.kh, name: 'ខ្មែរ', short: 'ខ្មែរ' },
} as const;

export type Language = PageLanguage;

const storageKey = 'lang';

export const otherLanguage = (language: Language): Language => (language === 'eng' ? 'kh' : 'eng');

export const languageOfTag = (tag: string): Language => (tag === languages.kh.tag ? 'kh' : 'eng');

function chosenBefore(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null; // Storage is refused in some private modes.
  }
}

/** The language to start in. */
export const firstLanguage = (): Language =>
  chooseLanguage({
    asked: new URLSearchParams(location.search).get(languageParameter),
    chosen: chosenBefore(),
    preferred: navigator.languages,
  });

export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // Then the choice holds until the app closes.
  }
}
