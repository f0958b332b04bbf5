/** Reads texts aloud, each in its own language (product 2.52). Renders nothing if the device lacks a voice for them. */
import { useLingui } from '@lingui/react/macro';
import { stopCircleOutline, volumeHighOutline } from 'ionicons/icons';
import { useEffect, useState } from 'react';
import { localFailureTexts } from '#client/language/local-failure-texts.ts';
import { Button, IconButton } from '#client/ui/button.tsx';
import { notify } from '#client/ui/notices.ts';
import { useShellLinks } from '#client/ui/shell-links.ts';
import { sentencesOf, spokenLanguage, useVoices, voiceFor } from './voices.ts';

type Props = { texts: readonly string[]; shape: 'icon' | 'word' };

export function ReadAloud({ texts, shape }: Props) {
  const { t } = useLingui();
  const voices = useVoices();
  const active = useShellLinks().usePageIsActive();
  const [isReading, setReading] = useState(false);
  if (isReading && !active) setReading(false);
  // Also stops on unmount.
  useEffect(() => (isReading ? () => speechSynthesis.cancel() : undefined), [isReading]);
  const sentences = texts.flatMap(sentencesOf);
  const speeches = sentences.map((text) => ({ text, voice: voiceFor(voices, spokenLanguage(text)) }));
  if (speeches.length === 0 || speeches.some(({ voice }) => !voice)) return null;
  const read = () => {
    speechSynthesis.cancel();
    speeches.forEach(({ text, voice }, at) => {
      const speech = new SpeechSynthesisUtterance(text);
      speech.voice = voice ?? null;
      speech.lang = voice?.lang ?? '';
      if (at === speeches.length - 1) speech.onend = () => setReading(false);
      speech.onerror = ({ error }) => {
        // It was stopped, or another text is read.
        if (error === 'canceled' || error === 'interrupted') return;
        setReading(false);
        notify('red', localFailureTexts.internal);
      };
      speechSynthesis.speak(speech);
    });
    setReading(true);
  };
  const buttonProps = {
    icon: isReading ? stopCircleOutline : volumeHighOutline,
    onClick: isReading ? () => setReading(false) : read,
  };
  const name = isReading ? t`Stop reading` : t`Read aloud`;
  return shape === 'icon' ? (
    <IconButton label={name} {...buttonProps} />
  ) : (
    <Button variant="plain" small {...buttonProps}>
      {name}
    </Button>
  );
}
