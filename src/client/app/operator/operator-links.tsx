/** What stands in the top navigation for operators, in place of the public pages (product 2.2). */
import { Trans, useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { finishBeforeSignOut } from '#client/app/menu/sign-out.ts';
import { sendBeforeLeaving } from '#client/features/operators/pending-decisions.ts';
import { useWaitingInAll } from '#client/features/operators/use-counts.ts';

const here = { 'aria-current': 'page' } as const;

export function OperatorLinks() {
  // Decisions that could still be undone go out in this person's name.
  useEffect(() => {
    finishBeforeSignOut(sendBeforeLeaving);
    return () => finishBeforeSignOut(undefined);
  }, []);
  const { t } = useLingui();
  const waiting = useWaitingInAll();
  return (
    <>
      <Link to="/operator" activeOptions={{ exact: true }} activeProps={here}>
        <Trans comment="What waits for an operator’s decision">Queue</Trans>
        {waiting > 0 && (
          <span className="kg-operator-count">
            <span aria-hidden>{waiting}</span>
            <span className="kg-visually-hidden">
              {t`${plural(waiting, { one: '# is waiting', other: '# are waiting' })}`}
            </span>
          </span>
        )}
      </Link>
      <Link to="/operator/people" activeProps={here}>
        <Trans>People</Trans>
      </Link>
      <Link to="/operator/audit" activeProps={here}>
        <Trans comment="Of what operators decided">Record</Trans>
      </Link>
    </>
  );
}
