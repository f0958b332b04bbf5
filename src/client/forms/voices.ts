/** The voices of this device, and what they can read: Khmer and English (product 2.52). Knows no texts. */
import { useSyncExternalStore } from 'react';
import { langOf } from '#client/ui/user-text.tsx';

export type SpokenLanguage = 'km' | 'en';
type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService'>;

export const spokenLanguage = (text: string): SpokenLanguage => langOf(text) ?? 'en';

/** One that is on the device itself before one that needs the network. */
export function voiceFor<Known extends Voice>(
  voices: readonly Known[],
  language: SpokenLanguage,
): Known | undefined {
  const fitting = voices.filter(({ lang }) => lang.toLowerCase().startsWith(language));
  return fitting.find(({ localService }) => localService) ?? fitting[0];
}

/** Long texts end in the middle in some browsers, so they are read by sentences. */
export const sentencesOf = (text: string): readonly string[] =>
  text
    .replace(/[។៕]|[.!?]\s/g, '$&\n')
    .split('\n')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const none: readonly SpeechSynthesisVoice[] = [];
let known: readonly SpeechSynthesisVoice[] | undefined;

const synthesis = (): SpeechSynthesis | undefined =>
  (globalThis as { speechSynthesis?: SpeechSynthesis }).speechSynthesis;

/** Browsers load them after the page. */
function follow(tell: () => void): () => void {
  const change = (): void => {
    known = synthesis()?.getVoices();
    tell();
  };
  // They may have come while nobody followed them.
  known = synthesis()?.getVoices();
  synthesis()?.addEventListener('voiceschanged', change);
  return () => synthesis()?.removeEventListener('voiceschanged', change);
}

const current = () => (known ??= synthesis()?.getVoices() ?? none);

export const useVoices = (): readonly SpeechSynthesisVoice[] => useSyncExternalStore(follow, current);
