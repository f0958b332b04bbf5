/** Both languages by their own names, as segments. */
import { useLingui } from '@lingui/react/macro';
import { languages } from '#client/language/languages.ts';
import { Segments } from '#client/ui/segments.tsx';
import { useLanguageChoice } from './use-language-choice.ts';

const options = (['kh', 'eng'] as const).map((value) => ({
  value,
  label: languages[value].name,
  lang: languages[value].tag,
}));

export function LanguageChoice() {
  const { t } = useLingui();
  return (
    <Segments
      legend={t({ message: 'Language', comment: 'The language of the app' })}
      name="language"
      options={options}
      {...useLanguageChoice()}
    />
  );
}
