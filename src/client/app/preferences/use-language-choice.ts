/** The language among both: the one that was chosen last counts, also while its texts are on their way. */
import { useState } from 'react';
import { useLanguage } from '#client/language/activate.ts';
import { type Language } from '#client/language/languages.ts';
import { changeLanguage } from './language-toggle.tsx';

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
