/** Loads a language's texts and puts the app into it. The other language is not loaded until it is asked for. */
import { i18n, type Messages } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { type Language, languageOfTag, languages, storeLanguage } from './languages.ts';

const loaders: Record<Language, () => Promise<Messages>> = {
  eng: async () => (await import('../../../locales/en/messages.po')).messages,
  kh: async () => {
    const [catalogue] = await Promise.all([
      import('../../../locales/km/messages.po'),
      import('./khmer-type.css'),
    ]);
    return catalogue.messages;
  },
};

/** Shows everything in this language. Rejects, and changes nothing, when its texts cannot be loaded. */
export async function activateLanguage(language: Language): Promise<void> {
  const messages = await loaders[language]();
  const { tag } = languages[language];
  document.documentElement.lang = tag;
  i18n.loadAndActivate({ locale: tag, messages });
}

/** The same, kept for the next visits. */
export async function chooseLanguage(language: Language): Promise<void> {
  await activateLanguage(language);
  storeLanguage(language);
}

/** The language that the app is in. */
export function useLanguage(): Language {
  return languageOfTag(useLingui().i18n.locale);
}
