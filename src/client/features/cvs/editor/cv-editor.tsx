/** The form that creates or changes a CV (product 2.8). */
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { cvSections } from '#contract/cvs.ts';
import { parseFieldErrors } from '#contract/validation-errors.ts';
import { ApiFailure } from '#client/data/api-failure.ts';
import { isRemembered } from '#client/data/session-storage.ts';
import { readLaunch } from '#client/data/telegram-launch.ts';
import { Form } from '#client/forms/use-form.tsx';
import { lazyPart } from '#client/language/lazy-part.tsx';
import { Button } from '#client/ui/button.tsx';
import { Note } from '#client/ui/note.tsx';
import { notify } from '#client/ui/toast.ts';
import { PageContent } from '#client/ui/page-content.tsx';
import { StickyBar } from '#client/ui/sticky-bar.tsx';
import { Breadcrumb } from '#client/ui/breadcrumb.tsx';
import { type CvDraft, useCvDraft } from './cv-draft.ts';
import { baseOf, type CvBase, hasChangedSince, isConflict, useSaveCv, useSendCard } from '../cv-queries.ts';
import { type VersionedCv } from '../cv-key.ts';
import { toFormErrors, errorsOf, payloadOf, withStoredPerson } from '../cv-rules.ts';
import { CvSectionForm } from './cv-section-form.tsx';
import { contentOfCv, createCvForm, type CvValues, sameContent, toFormValues } from '../cv-values.ts';
import { type CardJob } from '../card/card-form.tsx';
import { CardOffer, GuideCard } from '../guide/guide-card.tsx';
import { ConflictDialog, LeaveDialog } from './editor-dialogs.tsx';
import { PersonalForm } from './section-fields.tsx';
import { SectionBar } from './section-bar.tsx';
import './cv-editor.css';

export function CvBreadcrumb() {
  const { t } = useLingui();
  return <Breadcrumb trail={[{ label: t`Home`, to: '/' }, { label: t`Curriculum Vitae` }]} />;
}

const CardForm = lazyPart(async () => (await import('../card/card-form.tsx')).CardForm);
const Guide = lazyPart(async () => (await import('../guide/guide.tsx')).Guide);

type Props = {
  userId: number;
  /** The saved CV; null if there is none yet, undefined if it could not be loaded. */
  cv: VersionedCv | null | undefined;
  /** Shown above the form while the CV could not be loaded. */
  loadFailure?: ReactNode;
  /** Typed earlier and not saved. */
  draft: CvDraft | undefined;
  view: EditorView;
  onViewChange: (view: EditorView) => void;
  /** The job that a work card is for. */
  job: CardJob | undefined;
  /** Called after saving and when the user leaves the form. */
  onClose: (outcome: 'saved' | 'cancelled') => void;
  /** Called once a new work card is sent or waits in the outbox. */
  onCardSent: (outcome: 'sent' | 'waiting') => void;
};

/** The whole form, one question at a time, or the five fields of a work card. */
export type EditorView = 'form' | 'guide' | 'card';

/** A first CV inside Telegram begins with the name there, so that it isn't an unsaved change. */
function withTelegramName(content: CvValues, cv: VersionedCv | null | undefined): CvValues {
  const person = cv === null ? readLaunch()?.person : undefined;
  return person ? { ...content, user_info: { ...content.user_info, ...person } } : content;
}

export function CvEditor(props: Props) {
  const { userId, cv, loadFailure, draft, view, onViewChange, job, onClose, onCardSent } = props;
  const { t } = useLingui();
  const formId = useId();
  const saved = withTelegramName(contentOfCv(cv), cv);
  const [form] = useState(() => createCvForm(draft ?? (view === 'card' ? { ...saved, card: true } : saved)));
  const [base, setBase] = useState(draft?.base === undefined ? baseOf(cv) : draft.base);
  const { hasUnsavedChanges, isStored, finish } = useCvDraft(userId, form, saved, base);
  const onSavedElsewhere = useEffectEvent((before: VersionedCv | null | undefined) => {
    const isUntouched = sameContent(form.read(), withTelegramName(contentOfCv(before), before));
    // The CV exists after all and the user did not ask to edit it.
    if (isUntouched && !before && cv) onClose('cancelled');
    else if (isUntouched) {
      form.change(toFormValues(saved));
      setBase(baseOf(cv));
    }
  });
  const previous = useRef(cv);
  useEffect(() => {
    // Saved in another tab or device: an untouched form takes the new values over, otherwise the user chooses.
    if (previous.current !== cv) onSavedElsewhere(previous.current);
    previous.current = cv;
  }, [cv]);
  const [isLeaving, setLeaving] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const saving = useSaveCv(userId, (failure) => {
    console.error(failure);
    notify('red', t`Your CV wasn't saved. What you typed is still here.`);
  });

  const show = (next: EditorView) => {
    // Without a CV, the form and the guide make a whole one.
    form.change({ card: next === 'card' || cv?.card === true });
    onViewChange(next);
  };

  const refuse = (failure: Error) => {
    if (failure instanceof ApiFailure)
      form.refuse(toFormErrors(form.read(), parseFieldErrors(failure.fields)));
  };
  const sending = useSendCard(userId, (failure) => {
    console.error(failure);
    notify('red', t`Your CV wasn't saved. What you typed is still here.`);
    // There is a CV after all: the form lets the user choose.
    if (isConflict(failure)) show('form');
    else refuse(failure);
  });
  const sendCard = () => {
    if (sending.isPending || form.refuse(errorsOf(form.read()))) return;
    form.change(withStoredPerson(form.read()));
    sending.mutate(payloadOf(form.read()), {
      onSuccess: (outcome) => {
        finish();
        onCardSent(outcome);
      },
    });
  };
  const hasConflict = hasChangedSince(cv, base) && !saving.isPending && !saving.isSuccess;

  const save = (replacedBase: CvBase) =>
    saving.mutate(
      { input: payloadOf(form.read()), base: replacedBase },
      {
        onError: (failure) => {
          if (isConflict(failure)) setChoosing(true);
          else refuse(failure);
        },
        onSuccess: () => {
          finish();
          onClose('saved');
        },
      },
    );
  const submit = () => {
    if (saving.isPending || form.refuse(errorsOf(form.read()))) return;
    if (hasConflict) setChoosing(true);
    else save(base);
  };
  const keepMine = () => {
    setChoosing(false);
    setBase(baseOf(cv));
    save(baseOf(cv));
  };
  const keepSaved = () => {
    finish();
    onClose('cancelled');
  };
  const goBack = () => {
    if (hasUnsavedChanges()) setLeaving(true);
    else onClose('cancelled');
  };

  const conflictDialog = (
    <ConflictDialog
      open={isChoosing && Boolean(cv)}
      onKeepMine={keepMine}
      onKeepSaved={keepSaved}
      onClose={() => setChoosing(false)}
    />
  );
  if (view === 'card')
    return (
      <CardForm
        form={form}
        formId={formId}
        job={job}
        isSaving={sending.isPending}
        onSubmit={sendCard}
        onGuide={() => show('guide')}
        onForm={() => show('form')}
      />
    );
  // The guide promises that one may stop at any time, so leaving it asks no question.
  if (view === 'guide')
    return (
      <>
        <Guide
          form={form}
          isStored={isStored && isRemembered()}
          isSaving={saving.isPending}
          isNew={!cv}
          onCreate={submit}
          onClose={() => show('form')}
        />
        {conflictDialog}
      </>
    );
  return (
    <>
      <PageContent footer="never">
        <CvBreadcrumb />
        <div className="cv-edit">
          <SectionBar form={form} />
          <div>
            {loadFailure}
            {cv === null && (
              <>
                <CardOffer onStart={() => show('card')} />
                <GuideCard isStarted={draft !== undefined || isStored} onStart={() => show('guide')} />
              </>
            )}
            <div role="status">
              {hasConflict && (
                <Note tone="marigold">
                  <Trans>
                    Your CV was changed on another device. When you save, you can choose which version to
                    keep.
                  </Trans>
                </Note>
              )}
            </div>
            <Form form={form} id={formId} className="cv-form" onSubmit={submit}>
              <PersonalForm form={form} />
              {cvSections.map((section) => (
                <CvSectionForm key={section} form={form} section={section} />
              ))}
            </Form>
          </div>
        </div>
      </PageContent>
      <StickyBar>
        {cv && (
          <Button variant="outline" onClick={goBack}>
            <Trans>Go Back</Trans>
          </Button>
        )}
        <Button type="submit" form={formId} busy={saving.isPending}>
          {cv ? t({ message: 'Update', comment: 'Saves a form that was changed' }) : t`Create`}
        </Button>
      </StickyBar>
      <LeaveDialog
        hasUnsavedChanges={hasUnsavedChanges}
        isLeaving={isLeaving}
        onLeave={() => onClose('cancelled')}
        onStay={() => setLeaving(false)}
      />
      {conflictDialog}
    </>
  );
}
