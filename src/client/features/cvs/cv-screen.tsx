/** /cv: the user creates, reads or changes their CV (product 2.8, 4.13, 8.3). */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { briefcaseOutline, createOutline, printOutline, refresh, shareSocialOutline } from 'ionicons/icons';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearch } from '@tanstack/react-router';
import { getCvPdf } from '#contract/cv-pdf.ts';
import { type User } from '#contract/sessions.ts';
import { useSession } from '#client/data/session.ts';
import { DownloadIconButton } from '#client/forms/download-button.tsx';
import { lazySheet } from '#client/language/lazy-part.tsx';
import { Button, ButtonLink, IconButton } from '#client/ui/button.tsx';
import { FailureState } from '#client/ui/failure-state.tsx';
import { Note } from '#client/ui/note.tsx';
import { notify } from '#client/ui/toast.ts';
import { PageContent } from '#client/ui/page-content.tsx';
import { StickyBar } from '#client/ui/sticky-bar.tsx';
import { SubPageHeader } from '#client/ui/sub-page-header.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { CvBreadcrumb, CvEditor } from './editor/cv-editor.tsx';
import { useCvPdf } from './use-cv-pdf.ts';
import { cvDraft } from './editor/cv-draft.ts';
import { cvQuery, onCvSavedElsewhere } from './cv-queries.ts';
import { CvSkeleton } from './view/cv-skeleton.tsx';
import { CvView } from './view/cv-view.tsx';
import { ShareLine } from './share/share-line.tsx';

/** Shown after creating a first CV: links back to the job in the page's `job` parameter. */
function BackToJob() {
  const search: { job?: unknown } = useSearch({ strict: false });
  const id = Number(search.job);
  if (!Number.isInteger(id) || id <= 0) return null;
  return (
    <ButtonLink
      className="cv-back-to-job"
      variant="quiet"
      wide
      icon={briefcaseOutline}
      to="/jobDetail/$id"
      params={{ id: String(id) }}
    >
      <Trans>Go back to the job and apply</Trans>
    </ButtonLink>
  );
}

/** Above an empty CV form if the CV could not be loaded, so it may or may not exist. */
function LoadFailureNote({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  return (
    <Note tone="red">
      <p role="alert">
        <Trans>Your CV couldn't be loaded.</Trans>
      </p>
      <Button variant="outline" small icon={refresh} busy={busy} onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </Note>
  );
}

const SendSheet = lazySheet(async () => (await import('./sending/send-sheet.tsx')).SendSheet);

type Mode = 'reading' | 'editing';

function CvPage({ user: { user_id: userId } }: { user: User }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { data: cv, isError, isFetching, isPaused, refetch } = useQuery(cvQuery(userId));
  const [draft, setDraft] = useState(() => cvDraft(userId).read());
  const [mode, setMode] = useState<Mode>(draft ? 'editing' : 'reading');
  const [created, setCreated] = useState(false);
  const [isSending, setSending] = useState(false);
  const [isGuided, setGuided] = useState(false);
  const pdfOf = useCvPdf();
  // If loading fails, the empty form is shown (product 8.3) and stays while loading is retried.
  const [hasLoadFailed, setLoadFailed] = useState(false);
  if (isError && cv === undefined && !hasLoadFailed) {
    setLoadFailed(true);
    setMode('editing');
  }
  // Once shown, the empty form stays even if a CV is created elsewhere meanwhile.
  if (cv === null && mode === 'reading') setMode('editing');
  usePageTitle(t`Curriculum Vitae`);

  // Only for the draft that the page was opened with.
  const notifyRestored = useEffectEvent(() => {
    if (draft) notify('blue', t`Your draft has been restored.`);
  });
  useEffect(() => notifyRestored(), []);
  useEffect(
    () => onCvSavedElsewhere(userId, () => client.invalidateQueries({ queryKey: cvQuery(userId).queryKey })),
    [client, userId],
  );

  const open = () => {
    setDraft(cvDraft(userId).read());
    setMode('editing');
  };
  const close = (outcome: 'saved' | 'cancelled') => {
    if (outcome === 'saved') {
      setCreated(!cv);
      notify('green', t`Your CV has been saved.`);
    }
    setDraft(cvDraft(userId).read());
    setMode('reading');
    setGuided(false);
  };

  const isReading = Boolean(cv) && mode === 'reading';
  return (
    <>
      {!isGuided && (
        <SubPageHeader
          title={t`Curriculum Vitae`}
          backTo="/myProfile"
          actions={
            isReading && (
              <>
                <IconButton
                  icon={shareSocialOutline}
                  label={t`Send your CV`}
                  onClick={() => setSending(true)}
                />
                {cv && (
                  <DownloadIconButton
                    file={pdfOf(cv, getCvPdf, { params: { user_id: userId } })}
                    label={t`Download PDF`}
                  />
                )}
                <IconButton icon={printOutline} label={t`Print`} onClick={() => window.print()} />
              </>
            )
          }
        />
      )}
      {cv === undefined && !hasLoadFailed ? (
        <PageContent width="column">
          <CvBreadcrumb />
          {!isPaused ? (
            <CvSkeleton />
          ) : (
            <FailureState
              message={t`Your CV couldn't be loaded.`}
              onRetry={() => void refetch()}
              busy={isFetching}
            />
          )}
        </PageContent>
      ) : cv && isReading ? (
        <>
          <PageContent width="column" className="cv-reading">
            <CvBreadcrumb />
            {created && <BackToJob />}
            {draft && (
              <Note tone="marigold">
                <Trans>You have unsaved changes. Tap Edit to continue.</Trans>
              </Note>
            )}
            <CvView cv={cv} />
          </PageContent>
          <SendSheet
            key={cv.etag}
            userId={userId}
            cv={cv}
            open={isSending}
            onClose={() => setSending(false)}
          />
          <StickyBar note={<ShareLine />}>
            <Button icon={createOutline} onClick={open}>
              <Trans>Edit</Trans>
            </Button>
          </StickyBar>
        </>
      ) : (
        <CvEditor
          userId={userId}
          cv={cv}
          draft={draft}
          isGuided={isGuided}
          onGuidedChange={setGuided}
          loadFailure={
            cv === undefined && <LoadFailureNote busy={isFetching} onRetry={() => void refetch()} />
          }
          onClose={close}
        />
      )}
    </>
  );
}

export function CvScreen() {
  const user = useSession();
  // Remount for another user, so that the form never shows someone else's content.
  return user ? <CvPage key={user.user_id} user={user} /> : null;
}
