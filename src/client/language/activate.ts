/** Loads a language's texts and puts the app into it. The other language is not loaded until it is asked for. */
import { i18n, type Messages } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { loadCode } from './load-code.ts';
import { type Language, languageOfTag, languages, storeLanguage } from './languages.ts';

/** Draws all pages anew, also those that are kept behind the one shown, as a change of language does. */
export const drawAnew = (): void => i18n.activate(i18n.locale);

type Loaders = { readonly first: () => Promise<Messages>; readonly rest: () => Promise<Messages> };

const loaders: Record<Language, Loaders> = {
  eng: {
    first: async () => (await import('../../../locales/en/messages.po?first')).messages,
    rest: async () => (await import('../../../locales/en/messages.po?rest')).messages,
  },
  kh: {
    first: async () => {
      const [catalogue] = await Promise.all([
        import('../../../locales/km/messages.po?first'),
        import('./khmer-type.css'),
      ]);
      return catalogue.messages;
    },
    rest: async () => (await import('../../../locales/km/messages.po?rest')).messages,
  },
};

/** There as soon as something was wanted whose texts the app does not start with; then every language needs them. */
let rest: Promise<void> | undefined;

async function loadRest(): Promise<void> {
  const language = languageOfTag(i18n.locale);
  i18n.load(languages[language].tag, await loaders[language].rest());
}

/** What was chosen last: texts of another language that come later change nothing. */
let chosen: Language | undefined;

/** Shows everything in this language. Rejects, and changes nothing, when its texts cannot be loaded. */
export async function activateLanguage(language: Language): Promise<void> {
  const load = loaders[language];
  const parts = await Promise.all([load.first(), rest && load.rest()]);
  // Something may have been wanted while these were on their way.
  if (rest) parts[1] ??= await load.rest();
  if ((chosen ?? language) !== language) return;
  const { tag } = languages[language];
  document.documentElement.lang = tag;
  i18n.loadAndActivate({ locale: tag, messages: Object.assign({}, ...parts) });
}

/**
 * What is loaded when it is wanted waits for the texts that the app did not start with, besides its code.
 * Rejects as `loadCode` does.
 */
export function withTexts<Module>(load: () => Promise<Module>): Promise<Module> {
  return loadCode(async () => {
    rest ??= loadRest().catch((error: unknown) => {
      rest = undefined;
      throw error;
    });
    const [module] = await Promise.all([load(), rest]);
    return module;
  });
}

/** Shows everything in this language from now on, in the next visits, too. Rejects as `activateLanguage` does. */
export async function chooseLanguage(language: Language): Promise<void> {
  chosen = language;
  await loadCode(() => activateLanguage(language));
  if (chosen === language) storeLanguage(language);
}

/** The language that the app is in. */
export function useLanguage(): Language {
  return languageOfTag(useLingui().i18n.locale);
}
