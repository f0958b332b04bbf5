/** What operators find at the end of the settings, because they have no menu: keys, language, theme, the way out. */
import { Trans, useLingui } from '@lingui/react/macro';
import { logOutOutline } from 'ionicons/icons';
import { LanguageChoice } from '#client/app/preferences/language-choice.tsx';
import { ThemeChoice } from '#client/app/preferences/theme-choice.tsx';
import { useAskToSignOut } from '#client/app/menu/sign-out.ts';
import { chooseKeys, useHasKeys } from '#client/features/operators/console-keys.ts';
import { Button } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/fields/checkbox.tsx';
import './operator-settings.css';

export function OperatorSettings() {
  const { t } = useLingui();
  const askToSignOut = useAskToSignOut();
  return (
    <section className="kg-operator-settings">
      <Checkbox
        label={t`Keys in the queue`}
        checked={useHasKeys()}
        onChange={({ target }) => chooseKeys(target.checked)}
      />
      <p className="kg-muted">
        <Trans>Keys: J K next · 1 2 choose · Enter decide · Z undo</Trans>
      </p>
      <LanguageChoice />
      <ThemeChoice />
      <Button variant="outline" wide icon={logOutOutline} onClick={askToSignOut}>
        <Trans>Sign Out</Trans>
      </Button>
    </section>
  );
}
