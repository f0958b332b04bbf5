/** At the right end of the plum bar: the other language, and the menu. */
import { useLingui } from '@lingui/react/macro';
import { menu } from 'ionicons/icons';
import { IconButton } from '#client/ui/button.tsx';
import { LanguageToggle } from '#client/app/preferences/language-toggle.tsx';

export function HeaderActions({ onMenu }: { onMenu?: () => void }) {
  const { t } = useLingui();
  return (
    <>
      <LanguageToggle />
      <IconButton icon={menu} label={t`Menu`} size={28} aria-haspopup="dialog" onClick={onMenu} />
    </>
  );
}
