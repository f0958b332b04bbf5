/** /cv: the user creates, reads or changes their CV (product 2.8, 4.13, 8.3). */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  addOutline,
  briefcaseOutline,
  createOutline,
  printOutline,
  refresh,
  shareSocialOutline,
} from 'ionicons/icons';
import { useEffect, useEffectEvent, useState } from 'react';
import { useRouter, useSearch } from '@tanstack/react-router';
import { getCvPdf } from '#contract/cv-pdf.ts';
import { type Cv, type CvInput } from '#contract/cvs.ts';
import { type User } from '#contract/sessions.ts';
import { type OutboxItem } from '#contract/outbox-item.ts';
import { useWaiting } from '#client/data/outbox-query.ts';
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
import { useShellLinks } from '#client/ui/shell-links.ts';
import { useApplyWithCard } from '#client/features/applications/apply-with-card.ts';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { CvBreadcrumb, CvEditor, type EditorView } from './editor/cv-editor.tsx';
import { useCvPdf } from './use-cv-pdf.ts';
import { cvDraft } from './editor/cv-draft.ts';
import { cvQueueKey } from './cv-key.ts';
import { contentOfCv, cvOfContent } from './cv-values.ts';
import { cvQuery, onCvSavedElsewhere } from './cv-queries.ts';
import { CvSkeleton } from './view/cv-skeleton.tsx';
import { CvView } from './view/cv-view.tsx';
import { ShareLine } from './share/share-line.tsx';

/** The page's parameters: the job to apply for, and whether to start with the work card. */
function useStart(): { jobId: number | undefined; withCard: boolean } {
  const { job, card }: { job?: unknown; card?: unknown } = useSearch({ strict: false });
  const id = Number(job);
  const jobId = Number.isInteger(id) && id > 0 ? id : undefined;
  return { jobId, withCard: jobId !== undefined || Number(card) === 1 };
}

/** Shown after creating a first CV: links back to the job in the page's `job` parameter. */
function BackToJob() {
  const { jobId: id } = useStart();
  if (id === undefined) return null;
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

/** A work card that waits in the outbox. */
function WaitingCard({ item }: { item: OutboxItem }) {
  const { openOutbox } = useShellLinks();
  const { card, ...content } = item.input.body as CvInput;
  return (
    <PageContent width="column" className="cv-reading">
      <CvBreadcrumb />
      <Note tone="blue">
        <p role="status">
          <Trans>Your work card is saved on this phone and sent as soon as there is internet.</Trans>
        </p>
        <Button variant="outline" small aria-haspopup="dialog" onClick={openOutbox}>
          <Trans>Waiting to be sent</Trans>
        </Button>
      </Note>
      <CvView cv={cvOfContent({ ...contentOfCv(content as Cv), card: card === true })} />
    </PageContent>
  );
}

type Mode = 'reading' | 'editing';

function CvPage({ user: { user_id: userId } }: { user: User }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { data: cv, isError, isFetching, isPaused, refetch } = useQuery(cvQuery(userId));
  const [draft, setDraft] = useState(() => cvDraft(userId).read());
  const [mode, setMode] = useState<Mode>(draft ? 'editing' : 'reading');
  const [created, setCreated] = useState(false);
  const [isSending, setSending] = useState(false);
  const { jobId, withCard } = useStart();
  const [view, setView] = useState<EditorView>(() =>
    (draft?.card ?? (!draft && withCard)) ? 'card' : 'form',
  );
  const waiting = useWaiting(cvQueueKey);
  const router = useRouter();
  const { finish } = useShellLinks();
  const { job, apply } = useApplyWithCard(userId, jobId);
  const pdfOf = useCvPdf();
  // If loading fails, the empty form is shown (product 8.3) and stays while loading is retried.
  const [hasLoadFailed, setLoadFailed] = useState(false);
  if (isError && cv === undefined && !hasLoadFailed) {
    setLoadFailed(true);
    setMode('editing');
  }
  // Once shown, the empty form stays even if a CV is created elsewhere meanwhile.
  if (cv === null && mode === 'reading' && !waiting) setMode('editing');
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

  const open = (next: EditorView = 'form') => {
    setDraft(cvDraft(userId).read());
    setView(next);
    setMode('editing');
  };
  const close = (outcome: 'saved' | 'cancelled') => {
    if (outcome === 'saved') {
      setCreated(!cv);
      notify('green', t`Your CV has been saved.`);
    }
    setDraft(cvDraft(userId).read());
    setMode('reading');
    setView('form');
  };
  const afterCard = async (outcome: 'sent' | 'waiting') => {
    setDraft(undefined);
    setMode('reading');
    setView('form');
    if (outcome === 'sent') notify('green', t`Your CV has been saved.`);
    if (!job) return setCreated(true);
    await apply();
    finish(router.buildLocation({ to: '/jobDetail/$id', params: { id: String(job.job_id) } }).href);
  };

  const isReading = Boolean(cv) && mode === 'reading';
  // While it is being sent, the card's form stays.
  const isWaiting = waiting !== undefined && !cv && (mode === 'reading' || view !== 'card');
  return (
    <>
      {view !== 'guide' && (
        <SubPageHeader
          title={view === 'card' || isWaiting ? t`Work card` : t`Curriculum Vitae`}
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
      {isWaiting ? (
        <WaitingCard item={waiting} />
      ) : cv === undefined && !hasLoadFailed ? (
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
            <Button
              {...(cv.card && { variant: 'outline' as const })}
              icon={createOutline}
              onClick={() => open()}
            >
              <Trans>Edit</Trans>
            </Button>
            {cv.card && (
              <Button icon={addOutline} onClick={() => open('guide')}>
                <Trans>Add more</Trans>
              </Button>
            )}
          </StickyBar>
        </>
      ) : (
        <CvEditor
          userId={userId}
          cv={cv}
          draft={draft}
          view={view}
          onViewChange={setView}
          job={job}
          onCardSent={(outcome) => void afterCard(outcome)}
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
