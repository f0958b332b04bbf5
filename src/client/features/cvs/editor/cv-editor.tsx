/** The form that creates or changes a CV (product 2.8). */
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { cvSections } from '#contract/cvs.ts';
import { parseFieldErrors } from '#contract/validation-errors.ts';
import { ApiFailure } from '#client/data/api-failure.ts';
import { isRemembered } from '#client/data/session-storage.ts';
import { Form } from '#client/forms/use-form.tsx';
import { lazyPart } from '#client/language/lazy-part.tsx';
import { Button } from '#client/ui/button.tsx';
import { Note } from '#client/ui/note.tsx';
import { notify } from '#client/ui/notices.ts';
import { PageContent } from '#client/ui/page-content.tsx';
import { StickyBar } from '#client/ui/sticky-bar.tsx';
import { Breadcrumb } from '#client/ui/breadcrumb.tsx';
import { type CvDraft, useCvDraft } from './cv-draft.ts';
import {
  baseOf,
  type CvBase,
  hasChangedSince,
  isConflict,
  useSaveCv,
  type VersionedCv,
} from '../cv-queries.ts';
import { toFormErrors, errorsOf, payloadOf } from '../cv-rules.ts';
import { CvSectionForm } from './cv-section-form.tsx';
import { contentOfCv, createCvForm, sameContent, toFormValues } from '../cv-values.ts';
import { GuideCard } from '../guide/guide-card.tsx';
import { ConflictDialog, LeaveDialog } from './editor-dialogs.tsx';
import { PersonalForm } from './section-fields.tsx';
import { SectionBar } from './section-bar.tsx';
import './cv-editor.css';

export function CvBreadcrumb() {
  const { t } = useLingui();
  return <Breadcrumb trail={[{ label: t`Home`, to: '/' }, { label: t`Curriculum Vitae` }]} />;
}

const Guide = lazyPart(async () => (await import('../guide/guide.tsx')).Guide);

type Props = {
  userId: number;
  /** The saved CV; null if there is none yet, undefined if it could not be loaded. */
  cv: VersionedCv | null | undefined;
  /** Shown above the form while the CV could not be loaded. */
  loadFailure?: ReactNode;
  /** Typed earlier and not saved. */
  draft: CvDraft | undefined;
  /** Shows one question at a time instead of the form. */
  isGuided: boolean;
  onGuidedChange: (isGuided: boolean) => void;
  /** Called after saving and when the user leaves the form. */
  onClose: (outcome: 'saved' | 'cancelled') => void;
};

export function CvEditor({ userId, cv, loadFailure, draft, isGuided, onGuidedChange, onClose }: Props) {
  const { t } = useLingui();
  const formId = useId();
  const saved = contentOfCv(cv);
  const [form] = useState(() => createCvForm(draft ?? saved));
  const [base, setBase] = useState(draft?.base === undefined ? baseOf(cv) : draft.base);
  const { hasUnsavedChanges, isStored, finish } = useCvDraft(userId, form, saved, base);
  const onSavedElsewhere = useEffectEvent((before: VersionedCv | null | undefined) => {
    const isUntouched = sameContent(form.read(), contentOfCv(before));
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

  const hasConflict = hasChangedSince(cv, base) && !saving.isPending && !saving.isSuccess;

  const save = (replacedBase: CvBase) =>
    saving.mutate(
      { input: payloadOf(form.read()), base: replacedBase },
      {
        onError: (failure) => {
          if (isConflict(failure)) setChoosing(true);
          else if (failure instanceof ApiFailure)
            form.refuse(toFormErrors(form.read(), parseFieldErrors(failure.fields)));
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
  // The guide promises that one may stop at any time, so leaving it asks no question.
  if (isGuided)
    return (
      <>
        <Guide
          form={form}
          isStored={isStored && isRemembered()}
          isSaving={saving.isPending}
          onCreate={submit}
          onClose={() => onGuidedChange(false)}
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
              <GuideCard isStarted={draft !== undefined || isStored} onStart={() => onGuidedChange(true)} />
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
