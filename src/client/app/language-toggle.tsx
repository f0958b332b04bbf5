/** Changes to the other language, which it names in that language's own script. */
import { msg } from '@lingui/core/macro';
import { language as languageIcon } from 'ionicons/icons';
import { useState } from 'react';
import { Icon } from '#client/ui/icon.tsx';
import { chooseLanguage, useLanguage } from '#client/language/activate.ts';
import { type Language, languages, otherLanguage } from '#client/language/languages.ts';
import { tellMissing } from './tell-missing.ts';
import './language-toggle.css';

/** Changes the language and says so when its texts cannot be had (offline, before they were kept). */
export async function changeLanguage(to: Language): Promise<void> {
  try {
    await chooseLanguage(to);
  } catch (failure) {
    tellMissing(failure, msg`This language could not be loaded. Please try again when you are online.`);
  }
}

export function LanguageToggle() {
  const other = otherLanguage(useLanguage());
  const { tag, name, short } = languages[other];
  const [busy, setBusy] = useState(false);
  const change = async () => {
    setBusy(true);
    await changeLanguage(other);
    setBusy(false);
  };
  return (
    <button
      type="button"
      className="kg-language"
      lang={tag}
      aria-label={name}
      aria-busy={busy || undefined}
      onClick={() => void change()}
    >
      <Icon name={languageIcon} size={18} />
      {short}
    </button>
  );
}
