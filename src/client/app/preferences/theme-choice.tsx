/** Chooses the theme, in the menu: the phone's, light or dark. */
import { useLingui } from '@lingui/react/macro';
import { Segments } from '#client/ui/segments.tsx';
import { chooseTheme, useThemeChoice } from './theme.ts';

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
