/** Loads the texts of a language and activates it. The other language is loaded on demand. */
import { i18n, type Messages } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { loadCode } from './load-code.ts';
import { type Language, languageOfTag, languages, storeLanguage } from './languages.ts';

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

/** Set once anything needed the texts that the app does not start with; from then on every language is loaded with them. */
let rest: Promise<void> | undefined;

async function loadRest(): Promise<void> {
  const language = languageOfTag(i18n.locale);
  i18n.load(languages[language].tag, await loaders[language].rest());
}

/** The last choice; texts of another language that arrive later are ignored. */
let chosen: Language | undefined;

/** Activates a language. Rejects without a change if its texts cannot be loaded. */
export async function activateLanguage(language: Language): Promise<void> {
  const load = loaders[language];
  const parts = await Promise.all([load.first(), rest && load.rest()]);
  // They may have been needed meanwhile.
  if (rest) parts[1] ??= await load.rest();
  if ((chosen ?? language) !== language) return;
  const { tag } = languages[language];
  document.documentElement.lang = tag;
  i18n.loadAndActivate({ locale: tag, messages: Object.assign({}, ...parts) });
}

/** Loads a module together with the texts that the app does not start with. Rejects like `loadCode`. */
export function loadWithTexts<Module>(load: () => Promise<Module>): Promise<Module> {
  return loadCode(async () => {
    rest ??= loadRest().catch((error: unknown) => {
      rest = undefined;
      throw error;
    });
    const [module] = await Promise.all([load(), rest]);
    return module;
  });
}

/** Activates a language and stores the choice. Rejects like `activateLanguage`. */
export async function setLanguage(language: Language): Promise<void> {
  chosen = language;
  await loadCode(() => activateLanguage(language));
  if (chosen === language) storeLanguage(language);
}

/** The active language. */
export function useLanguage(): Language {
  return languageOfTag(useLingui().i18n.locale);
}

/** Re-renders all pages, including those in the background, as a change of language does. */
export const redrawPages = (): void => i18n.activate(i18n.locale);
