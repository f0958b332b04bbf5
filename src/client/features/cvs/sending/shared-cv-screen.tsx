/** /cv/shared: the CV that a link opens, without logging in (product 2.44). */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { printOutline } from 'ionicons/icons';
import { useEffect } from 'react';
import { getSharedCvPdf } from '#contract/cv-pdf.ts';
import { hasCode } from '#client/data/api-failure.ts';
import { DownloadIconButton } from '#client/forms/download-button.tsx';
import { useDates } from '#client/language/dates.ts';
import { useFailureText } from '#client/language/failure-texts.ts';
import { usePersonName } from '#client/language/names.ts';
import { IconButton } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { FailureState } from '#client/ui/failure-state.tsx';
import { PageContent } from '#client/ui/page-content.tsx';
import { SubPageHeader } from '#client/ui/sub-page-header.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { useCvPdf } from '../use-cv-pdf.ts';
import { CvSkeleton } from '../view/cv-skeleton.tsx';
import { CvView } from '../view/cv-view.tsx';
import { sharedCvQuery } from './cv-link-queries.ts';

/** The token of the link that was opened last; gone after a reload. */
let openedToken = '';

/** Removes the token from the address, so that it stays neither on screen nor in the history of the reader's device. */
function useToken(): string {
  const hash = useLocation({ select: (location) => location.hash });
  const navigate = useNavigate();
  useEffect(() => {
    if (hash === '') return;
    openedToken = hash;
    void navigate({ to: '/cv/shared', replace: true });
  }, [hash, navigate]);
  return hash || openedToken;
}

export function SharedCvScreen() {
  const { t } = useLingui();
  const token = useToken();
  const { data, error, isFetching, isPaused, refetch } = useQuery({
    ...sharedCvQuery(token),
    enabled: token !== '',
  });
  const pdfOf = useCvPdf();
  const { dayAndTime } = useDates();
  const personName = usePersonName();
  const failureText = useFailureText();
  usePageTitle(data ? personName(data.cv.user_info) : t`Curriculum Vitae`);
  const until = data?.expires_at && dayAndTime(data.expires_at);
  return (
    <>
      <SubPageHeader
        title={t`Curriculum Vitae`}
        backTo="/"
        actions={
          data && (
            <>
              <DownloadIconButton
                file={pdfOf(data.cv, getSharedCvPdf, { body: { token } })}
                label={t`Download PDF`}
              />
              <IconButton icon={printOutline} label={t`Print`} onClick={() => window.print()} />
            </>
          )
        }
      />
      <PageContent width="column" className="cv-reading">
        {data ? (
          <>
            {until && (
              <p className="kg-muted cv-shared-until">
                <Trans>This link works until {until}.</Trans>
              </p>
            )}
            <CvView cv={data.cv} />
          </>
        ) : token === '' ? (
          <EmptyState picture="results" title={t`Please open the link again.`} />
        ) : hasCode(error, 'not_found') ? (
          <EmptyState
            picture="results"
            title={t`This link doesn't work any more.`}
            text={t`Ask the person for a new one.`}
          />
        ) : error || isPaused ? (
          <FailureState
            message={error ? failureText(error) : t`You're offline.`}
            onRetry={() => void refetch()}
            busy={isFetching}
          />
        ) : (
          <CvSkeleton />
        )}
      </PageContent>
    </>
  );
}
