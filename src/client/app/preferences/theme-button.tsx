/** Changes between light and dark with one tap, for the top navigation. Styles show the one that applies. */
import { useLingui } from '@lingui/react/macro';
import { moonOutline, sunnyOutline } from 'ionicons/icons';
import { IconButton } from '#client/ui/button.tsx';
import { chooseTheme } from './theme.ts';

export function ThemeButton() {
  const { t } = useLingui();
  return (
    <>
      <IconButton
        className="kg-by-day"
        icon={moonOutline}
        label={t`Dark theme`}
        onClick={() => chooseTheme('dark')}
      />
      <IconButton
        className="kg-by-night"
        icon={sunnyOutline}
        label={t`Light theme`}
        onClick={() => chooseTheme('light')}
      />
    </>
  );
}
