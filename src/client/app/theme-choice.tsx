/** Chooses the theme: three segments in the menu, one button in the top navigation. */
import { useLingui } from '@lingui/react/macro';
import { moonOutline, sunnyOutline } from 'ionicons/icons';
import { IconButton } from '#client/ui/button.tsx';
import { Segments } from '#client/ui/segments.tsx';
import { chooseTheme, useIsDark, useThemeChoice } from './theme.ts';

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
