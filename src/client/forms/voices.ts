/** The device's voices for reading aloud in Khmer and English (product 2.52). */
import { useSyncExternalStore } from 'react';
import { langOf } from '#client/ui/user-text.tsx';

type SpokenLanguage = 'km' | 'en';
type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService'>;

export const spokenLanguage = (text: string): SpokenLanguage => langOf(text) ?? 'en';

/** Prefers voices that don't need the network. */
export function voiceFor<V extends Voice>(voices: readonly V[], language: SpokenLanguage): V | undefined {
  const matching = voices.filter(({ lang }) => lang.toLowerCase().startsWith(language));
  return matching.find(({ localService }) => localService) ?? matching[0];
}

/** Some browsers stop in the middle of long texts, so each sentence is read separately. */
export const sentencesOf = (text: string): readonly string[] =>
  text
    .replace(/[។៕]|[.!?]\s/g, '$&\n')
    .split('\n')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const noVoices: readonly SpeechSynthesisVoice[] = [];
let voices: readonly SpeechSynthesisVoice[] | undefined;

const synthesis = (): SpeechSynthesis | undefined =>
  (globalThis as { speechSynthesis?: SpeechSynthesis }).speechSynthesis;

/** Browsers load their voices after the page. */
function subscribe(listener: () => void): () => void {
  const update = (): void => {
    voices = synthesis()?.getVoices();
    listener();
  };
  // They may have been loaded without a subscriber.
  voices = synthesis()?.getVoices();
  synthesis()?.addEventListener('voiceschanged', update);
  return () => synthesis()?.removeEventListener('voiceschanged', update);
}

const getVoices = () => (voices ??= synthesis()?.getVoices() ?? noVoices);

export const useVoices = (): readonly SpeechSynthesisVoice[] => useSyncExternalStore(subscribe, getVoices);
