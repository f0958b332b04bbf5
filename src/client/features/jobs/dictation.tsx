/** Speaks a keyword instead of typing it, where the browser can hear (product 2.54): it fills the field, and nothing else. */
import { type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { mic, stop } from 'ionicons/icons';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLanguage } from '#client/language/activate.ts';
import { languages } from '#client/language/languages.ts';
import { Icon } from '#client/ui/icon.tsx';

/** As far as it is used: TypeScript knows of none, and Chromium calls it by another name. */
type Recognition = {
  lang: string;
  interimResults: boolean;
  onresult: (event: { readonly results: ArrayLike<readonly [{ readonly transcript: string }]> }) => void;
  onerror: (event: { readonly error: string }) => void;
  onend: () => void;
  start: () => void;
  abort: () => void;
};
type Recognizer = new () => Recognition;

const recognizer = (): Recognizer | undefined => {
  const browser = window as { SpeechRecognition?: Recognizer; webkitSpeechRecognition?: Recognizer };
  return browser.SpeechRecognition ?? browser.webkitSpeechRecognition;
};

const regions = { eng: 'US', kh: 'KH' } as const;

const refused = msg`This browser may not use the microphone.`;
const failed = msg`That did not work. Please type instead.`;
/** The browser's own names; whoever stops by themselves is told nothing. */
const failures: Readonly<Record<string, MessageDescriptor | undefined>> = {
  'not-allowed': refused,
  'service-not-allowed': refused,
  'audio-capture': msg`No microphone was found.`,
  'no-speech': msg`Nothing was heard. Please try again.`,
  network: msg`Speaking needs the internet. Please type instead.`,
  'language-not-supported': msg`This browser does not understand this language. Please type instead.`,
};

type Props = {
  field: RefObject<HTMLInputElement | null>;
  onListen: (isListening: boolean) => void;
  onHeard: (text: string) => void;
};

export function Dictation({ field, onListen, onHeard }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const listening = useRef<Recognition>(undefined);
  const [isListening, setListening] = useState(false);
  const [failure, setFailure] = useState<MessageDescriptor>();
  useEffect(() => () => listening.current?.abort(), []);
  const Recognizer = recognizer();
  if (!Recognizer) return null;
  const tell = (is: boolean) => {
    setListening(is);
    onListen(is);
  };
  const start = () => {
    const recognition = new Recognizer();
    listening.current = recognition;
    recognition.lang = `${languages[language].tag}-${regions[language]}`;
    recognition.interimResults = true;
    recognition.onresult = ({ results }) =>
      onHeard(Array.from(results, ([best]) => best.transcript).join(''));
    recognition.onerror = ({ error }) =>
      setFailure(error === 'aborted' ? undefined : (failures[error] ?? failed));
    recognition.onend = () => {
      listening.current = undefined;
      tell(false);
      // What was heard can be corrected or sent.
      field.current?.focus();
    };
    setFailure(undefined);
    tell(true);
    try {
      recognition.start();
    } catch {
      setFailure(failed);
      tell(false);
    }
  };
  return (
    <>
      <button
        type="button"
        className="search-mic"
        aria-pressed={isListening}
        aria-label={t`Search by voice`}
        onClick={() => (isListening ? listening.current?.abort() : start())}
      >
        <Icon name={isListening ? stop : mic} size={22} />
      </button>
      <p className="search-said" role="status">
        {isListening ? t`Listening…` : failure && t(failure)}
      </p>
    </>
  );
}
