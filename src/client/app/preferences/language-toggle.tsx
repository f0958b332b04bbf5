/** Changes to the other language, which it names in that language's own script. */
import { msg } from '@lingui/core/macro';
import { language as languageIcon } from 'ionicons/icons';
import { useState } from 'react';
import { languageParameter } from '#contract/pages.ts';
import { Icon } from '#client/ui/icon.tsx';
import { setLanguage, useLanguage } from '#client/language/activate.ts';
import { type Language, languages, otherLanguage } from '#client/language/languages.ts';
import { notifyMissingCode } from '#client/app/start/notify-missing-code.ts';
import './language-toggle.css';

/** Changes the language and says so when its texts cannot be had (offline, before they were kept). */
export const changeLanguage = (to: Language): Promise<void> =>
  setLanguage(to).catch((failure: unknown) =>
    notifyMissingCode(failure, msg`This language couldn't be loaded. Please try again when you're online.`),
  );

export function LanguageToggle() {
  const other = otherLanguage(useLanguage());
  const { tag, name, short } = languages[other];
  const [busy, setBusy] = useState(false);
  const change = () => {
    setBusy(true);
    void changeLanguage(other).then(() => setBusy(false));
  };
  const looks = { className: 'kg-language', lang: tag, 'aria-label': name };
  const face = (
    <>
      <Icon name={languageIcon} size={18} />
      {short}
    </>
  );
  return import.meta.env.SSR ? (
    <a {...looks} href={`?${languageParameter}=${other}`}>
      {face}
    </a>
  ) : (
    <button {...looks} type="button" aria-busy={busy || undefined} onClick={change}>
      {face}
    </button>
  );
}
