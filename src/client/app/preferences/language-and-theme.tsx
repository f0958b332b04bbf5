/** Language and theme as segmented controls, for the menu and the operators' settings. */
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type Language, languages } from '#client/language/languages.ts';
import { Segments } from '#client/ui/segments.tsx';
import { useLanguage } from '#client/language/activate.ts';
import { changeLanguage } from './language-toggle.tsx';
import { chooseTheme, useThemeChoice } from './theme.ts';

/** Value and setter of the language. A new choice shows at once, while its texts are loading. */
export function useLanguageChoice(): { value: Language; onChange: (language: Language) => void } {
  const language = useLanguage();
  const [chosen, setChosen] = useState<Language>();
  return {
    value: chosen ?? language,
    onChange: (to) => {
      setChosen(to);
      void changeLanguage(to).then(() => setChosen((last) => (last === to ? undefined : last)));
    },
  };
}

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

export function ThemeChoice() {
  const { t } = useLingui();
  const options = [
    { value: 'phone', label: t({ message: 'Phone', context: 'theme', comment: 'As the phone is set' }) },
    { value: 'light', label: t({ message: 'Light', context: 'theme' }) },
    { value: 'dark', label: t({ message: 'Dark', context: 'theme' }) },
  ] as const;
  return (
    <Segments
      legend={t`Theme`}
      name="theme"
      options={options}
      value={useThemeChoice()}
      onChange={chooseTheme}
    />
  );
}
