/** Three switches for the parts of the CV to send, each stored at once (product 2.27). */
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#client/ui/button.tsx';
import { Switch } from '#client/ui/fields/checkbox.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import { optionalParts, partNames } from './share-choice.ts';
import { setShare, useShare } from './share-choice.ts';

type Props = { userId: number; open: boolean; onClose: () => void };

export function SharedPartsSheet({ userId, open, onClose }: Props) {
  const { t, i18n } = useLingui();
  const share = useShare(userId);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t`What your CV includes`}
      footer={
        <Button wide onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      }
    >
      <p className="kg-muted">
        <Trans>The employer sees your name, phone, e-mail, work and skills. You decide about the rest.</Trans>
      </p>
      {optionalParts.map((part) => (
        <Switch
          key={part}
          label={i18n._(partNames[part])}
          hint={part === 'reference' && <Trans>Names and phone numbers of other people</Trans>}
          checked={share[part]}
          onChange={({ target }) => setShare(userId, { ...share, [part]: target.checked })}
        />
      ))}
      <p className="kg-muted cv-share-note">
        <Trans>This applies to future applications too. CVs already sent don't change.</Trans>
      </p>
    </Sheet>
  );
}
