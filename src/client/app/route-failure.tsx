/** A page that could not be shown at all: its code did not arrive, or it failed while being drawn. */
import { useLingui } from '@lingui/react/macro';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { CodeUnavailable } from '#client/language/load-code.ts';
import { FailureState } from '#client/ui/failure-state.tsx';
import { PageContent } from '#client/ui/page-content.tsx';
import { SubPageHeader } from '#client/ui/sub-page-header.tsx';

export function RouteFailure({ error, reset }: ErrorComponentProps) {
  const { t } = useLingui();
  const router = useRouter();
  useEffect(() => console.error(error), [error]);
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <>
      <SubPageHeader title={t`Something went wrong`} backTo="/" />
      <PageContent>
        <FailureState
          message={
            navigator.onLine && !(error instanceof CodeUnavailable)
              ? t`This page could not be shown.`
              : t`This page isn't available offline yet.`
          }
          onRetry={retry}
        />
      </PageContent>
    </>
  );
}
