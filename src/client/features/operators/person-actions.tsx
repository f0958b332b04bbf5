/** What can be done about an account, as it stands: nothing about other operators (product 7.17). */
import { Trans } from '@lingui/react/macro';
import { type personActions } from '#contract/operator-decisions.ts';
import { type Person } from '#contract/operators.ts';
import { useIsOnline } from '#client/data/connection.ts';
import { Button } from '#client/ui/button.tsx';

export type PersonAction = (typeof personActions)[number];

type Props = { person: Person; onAsk: (asked: { person: Person; action: PersonAction }) => void };

export function PersonActions({ person, onAsk }: Props) {
  const isOnline = useIsOnline();
  const ask = (action: PersonAction) => ({
    small: true,
    disabled: !isOnline,
    'aria-haspopup': 'dialog' as const,
    onClick: () => onAsk({ person, action }),
  });
  if (person.acc_type === 'operator') return null;
  return (
    <div className="person-actions">
      {person.suspended ? (
        <Button variant="outline" {...ask('restore')}>
          <Trans>Restore</Trans>
        </Button>
      ) : (
        <>
          <Button variant="danger" {...ask('suspend')}>
            <Trans>Suspend</Trans>
          </Button>
          <Button variant="outline" {...ask('recover')}>
            <Trans>Recovery code</Trans>
          </Button>
        </>
      )}
      {!isOnline && (
        <span className="kg-muted">
          <Trans>Needs internet</Trans>
        </span>
      )}
    </div>
  );
}
