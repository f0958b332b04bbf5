/** The form in which a CV is created or changed (product 2.8). Knows how to save it, not where it is shown next. */
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
import { CvBreadcrumb } from './cv-breadcrumb.tsx';
import { type CvDraft } from './cv-draft.ts';
import { isOvertaken, useSaveCv } from './cv-queries.ts';
import { errorsAtForm, errorsOf, payloadOf } from './cv-rules.ts';
import { CvSectionForm } from './cv-section-form.tsx';
import { contentOfCv, createCvForm, sameContent, shownValues } from './cv-values.ts';
import { baseOf, type CvBase, isAnother, type VersionedCv } from './cv-versions.ts';
import { GuideCard } from './guide/guide-card.tsx';
import { KeepQuestion } from './keep-question.tsx';
import { LeaveQuestion } from './leave-question.tsx';
import { PersonalForm } from './personal-form.tsx';
import { SectionBar } from './section-bar.tsx';
import { useCvDraft } from './use-cv-draft.ts';
import './cv-editor.css';

const Guide = lazyPart(async () => (await import('./guide/guide.tsx')).Guide);

type Props = {
  userId: number;
  /** The saved CV; null when there is none yet, undefined when it is not known whether there is one. */
  cv: VersionedCv | null | undefined;
  /** Said over the form while that is not known. */
  lost?: ReactNode;
  /** What was typed the last time and not saved. */
  draft: CvDraft | undefined;
  /** Whether one question at a time is shown instead of the form. */
  isGuided: boolean;
  onGuide: (isWanted: boolean) => void;
  /** Called after saving and when the person goes back. */
  onClose: (how: 'saved' | 'left') => void;
};

export function CvEditor({ userId, cv, lost, draft, isGuided, onGuide, onClose }: Props) {
  const { t } = useLingui();
  const formId = useId();
  const saved = contentOfCv(cv);
  const [form] = useState(() => createCvForm(draft ?? saved));
  const [base, setBase] = useState(draft?.base === undefined ? baseOf(cv) : draft.base);
  const { isDirty, isKept, settle } = useCvDraft(userId, form, saved, base);
  const followSaved = useEffectEvent((before: VersionedCv | null | undefined) => {
    const untouched = sameContent(form.read(), contentOfCv(before));
    // There is one after all: nobody asked to change it.
    if (untouched && !before && cv) onClose('left');
    else if (untouched) {
      form.change(shownValues(saved));
      setBase(baseOf(cv));
    }
  });
  const shown = useRef(cv);
  useEffect(() => {
    // Another tab or device saved: where nothing was typed, the form follows; else the person is told, and chooses.
    if (shown.current !== cv) followSaved(shown.current);
    shown.current = cv;
  }, [cv]);
  const [going, setGoing] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const saving = useSaveCv(userId, (failure) => {
    console.error(failure);
    notify('red', t`Your CV wasn't saved. What you typed is still here.`);
  });

  const overtaken = isAnother(cv, base) && !saving.isPending && !saving.isSuccess;

  const save = (over: CvBase) =>
    saving.mutate(
      { input: payloadOf(form.read()), base: over },
      {
        onError: (failure) => {
          if (isOvertaken(failure)) setChoosing(true);
          else if (failure instanceof ApiFailure)
            form.refuse(errorsAtForm(form.read(), parseFieldErrors(failure.fields)));
        },
        onSuccess: () => {
          settle();
          onClose('saved');
        },
      },
    );
  const submit = () => {
    if (saving.isPending || form.refuse(errorsOf(form.read()))) return;
    if (overtaken) setChoosing(true);
    else save(base);
  };
  const keepMine = () => {
    setChoosing(false);
    setBase(baseOf(cv));
    save(baseOf(cv));
  };
  const keepSaved = () => {
    settle();
    onClose('left');
  };
  const goBack = () => {
    if (isDirty()) setGoing(true);
    else onClose('left');
  };

  const keepQuestion = (
    <KeepQuestion
      open={choosing && Boolean(cv)}
      onKeepMine={keepMine}
      onKeepSaved={keepSaved}
      onClose={() => setChoosing(false)}
    />
  );
  // Who answers one question at a time may stop without being asked: that is what it says.
  if (isGuided)
    return (
      <>
        <Guide
          form={form}
          isKept={isKept && isRemembered()}
          isSaving={saving.isPending}
          onCreate={submit}
          onClose={() => onGuide(false)}
        />
        {keepQuestion}
      </>
    );
  return (
    <>
      <PageContent footer="never">
        <CvBreadcrumb />
        <div className="cv-edit">
          <SectionBar form={form} />
          <div>
            {lost}
            {cv === null && (
              <GuideCard hasBegun={draft !== undefined || isKept} onStart={() => onGuide(true)} />
            )}
            <div role="status">
              {overtaken && (
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
      <LeaveQuestion
        isDirty={isDirty}
        going={going}
        onGo={() => onClose('left')}
        onStay={() => setGoing(false)}
      />
      {keepQuestion}
    </>
  );
}
