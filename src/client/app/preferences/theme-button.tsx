/** Switches between light and dark. Renders both buttons; the styles hide one. */
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
