/** /cv: the person's CV, to be created, read or changed (product 2.8, 4.13, 8.3). Knows no fields. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { briefcaseOutline, createOutline, printOutline, refresh, shareSocialOutline } from 'ionicons/icons';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearch } from '@tanstack/react-router';
import { type User } from '#contract/accounts.ts';
import { useSession } from '#client/data/session.ts';
import { lazySheet } from '#client/language/lazy-part.tsx';
import { Button, ButtonLink, IconButton } from '#client/ui/button.tsx';
import { FailureState } from '#client/ui/failure-state.tsx';
import { Note } from '#client/ui/note.tsx';
import { notify } from '#client/ui/notices.ts';
import { PageContent } from '#client/ui/page-content.tsx';
import { StickyBar } from '#client/ui/sticky-bar.tsx';
import { SubPageHeader } from '#client/ui/sub-page-header.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { CvBreadcrumb } from './cv-breadcrumb.tsx';
import { cvDraft } from './cv-draft.ts';
import { CvEditor } from './cv-editor.tsx';
import { onCvSavedElsewhere } from './cv-news.ts';
import { cvQuery } from './cv-queries.ts';
import { CvSkeleton } from './cv-skeleton.tsx';
import { CvView } from './cv-view.tsx';
import { ShareLine } from './share-line.tsx';

/** After a first CV: the way back to the job that asked for it. Knows only the job's number, from the page's address. */
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

type Props = { busy: boolean; onRetry: () => void };

/** Over an empty CV form: the CV could not be loaded, so whether there is one is not known. */
function CvLostNote({ busy, onRetry }: Props) {
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
  // The form for creating is shown then (product 8.3), and stays while loading is tried again.
  const [wasLost, setWasLost] = useState(false);
  if (isError && cv === undefined && !wasLost) {
    setWasLost(true);
    setMode('editing');
  }
  // Nor does it go from under who fills it in where one is created elsewhere meanwhile.
  if (cv === null && mode === 'reading') setMode('editing');
  usePageTitle(t`Curriculum Vitae`);

  /** Only of the draft that the page was opened with. */
  const tellRestored = useEffectEvent(() => {
    if (draft) notify('blue', t`Your draft has been restored.`);
  });
  useEffect(() => tellRestored(), []);
  useEffect(
    () => onCvSavedElsewhere(userId, () => client.invalidateQueries({ queryKey: cvQuery(userId).queryKey })),
    [client, userId],
  );

  const open = () => {
    setDraft(cvDraft(userId).read());
    setMode('editing');
  };
  const close = (how: 'saved' | 'left') => {
    if (how === 'saved') {
      setCreated(!cv);
      notify('green', t`Your CV has been saved.`);
    }
    setDraft(cvDraft(userId).read());
    setMode('reading');
    setGuided(false);
  };

  const reading = Boolean(cv) && mode === 'reading';
  return (
    <>
      {!isGuided && (
        <SubPageHeader
          title={t`Curriculum Vitae`}
          backTo="/myProfile"
          actions={
            reading && (
              <>
                <IconButton
                  icon={shareSocialOutline}
                  label={t`Send your CV`}
                  onClick={() => setSending(true)}
                />
                <IconButton icon={printOutline} label={t`Print`} onClick={() => window.print()} />
              </>
            )
          }
        />
      )}
      {cv === undefined && !wasLost ? (
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
      ) : cv && reading ? (
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
          onGuide={setGuided}
          lost={cv === undefined && <CvLostNote busy={isFetching} onRetry={() => void refetch()} />}
          onClose={close}
        />
      )}
    </>
  );
}

export function CvScreen() {
  const user = useSession();
  // Another person's form must never show this one's content.
  return user ? <CvPage key={user.user_id} user={user} /> : null;
}
