/** Which keys do what in the queue. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#client/ui/button.tsx';
import { Sheet } from '#client/ui/sheet.tsx';

type Props = { open: boolean; onClose: () => void };

export function KeysSheet({ open, onClose }: Props) {
  const { t } = useLingui();
  const keys: readonly (readonly [keys: readonly string[], meaning: string])[] = [
    [['J'], t`Next`],
    [['K'], t`Back`],
    [['1', '2'], t`Choose`],
    [[t({ message: 'Enter', comment: 'The key' })], t`Decide`],
    [['Z'], t`Undo`],
    [['?'], t`These keys`],
  ];
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t`Keys in the queue`}
      footer={
        <Button wide onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      }
    >
      <dl className="keys-list">
        {keys.map(([names, meaning]) => (
          <div key={meaning}>
            <dt>
              {names.map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p className="kg-muted">
        <Trans>You can turn them off in Settings.</Trans>
      </p>
    </Sheet>
  );
}
