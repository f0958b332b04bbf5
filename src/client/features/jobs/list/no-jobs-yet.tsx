/** What the list and Home show while the board has no job at all (product 2.4, 2.5). */
import { Trans } from '@lingui/react/macro';
import { useSession } from '#client/data/session.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';

export function NoJobsYet() {
  const accType = useSession()?.acc_type;
  return (
    <EmptyState
      picture="results"
      title={<Trans>There are no jobs yet.</Trans>}
      action={
        accType === 'employee' ? (
          <ButtonLink to="/cv">
            <Trans>My CV</Trans>
          </ButtonLink>
        ) : (
          accType !== 'operator' && (
            <ButtonLink to="/createjob/$step" params={{ step: '1' }}>
              <Trans>Post A Job</Trans>
            </ButtonLink>
          )
        )
      }
    />
  );
}
