/** At the right end of the plum bar: the bell, the other language, and the menu. */
import { useLingui } from '@lingui/react/macro';
import { menu } from 'ionicons/icons';
import { useSession } from '#client/data/session.ts';
import { IconButton } from '#client/ui/button.tsx';
import { LanguageToggle } from '#client/app/preferences/language-toggle.tsx';
import { LazyBell } from './lazy-bell.ts';

export function HeaderActions({ onMenu }: { onMenu?: () => void }) {
  const { t } = useLingui();
  const user = useSession();
  return (
    <>
      {user && <LazyBell user={user} />}
      <LanguageToggle />
      <IconButton icon={menu} label={t`Menu`} size={28} aria-haspopup="dialog" onClick={onMenu} />
    </>
  );
}
