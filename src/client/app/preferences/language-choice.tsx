/** Both languages by their own names, as segments. */
import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '#client/language/activate.ts';
import { changeLanguage } from './language-toggle.tsx';
import { languages } from '#client/language/languages.ts';
import { Segments } from '#client/ui/segments.tsx';

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
      value={useLanguage()}
      onChange={(language) => void changeLanguage(language)}
    />
  );
}
