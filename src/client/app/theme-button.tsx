/** Changes between light and dark with one tap, for the top navigation. */
import { useLingui } from '@lingui/react/macro';
import { moonOutline, sunnyOutline } from 'ionicons/icons';
import { IconButton } from '#client/ui/button.tsx';
import { chooseTheme, useIsDark } from './theme.ts';

export function ThemeButton() {
  const { t } = useLingui();
  const dark = useIsDark();
  return (
    <IconButton
      icon={dark ? sunnyOutline : moonOutline}
      label={dark ? t`Light theme` : t`Dark theme`}
      onClick={() => chooseTheme(dark ? 'light' : 'dark')}
    />
  );
}
