/** Shown instead of a section that could not be loaded, with a retry button. */
import { Trans } from '@lingui/react/macro';
import { refresh } from 'ionicons/icons';
import { type ReactNode } from 'react';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

type Props = { message: ReactNode; onRetry?: () => void; busy?: boolean };

export function FailureState({ message, onRetry, busy }: Props) {
  return (
    <div className="kg-failure" role="alert">
      <EmptyState
        picture="offline"
        title={message}
        action={
          onRetry && (
            <Button variant="outline" icon={refresh} busy={busy} onClick={onRetry}>
              <Trans>Try again</Trans>
            </Button>
          )
        }
      />
    </div>
  );
}
