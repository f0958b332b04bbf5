/** The form in which a CV is created or changed (product 2.8). Knows how to save it, not where it is shown next. */
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { type Cv, cvSections } from '#contract/cvs.ts';
import { readFieldErrors } from '#contract/validation-errors.ts';
import { ApiFailure } from '#client/data/api-failure.ts';
import { Form } from '#client/forms/use-form.tsx';
import { Button } from '#client/ui/button.tsx';
import { Note } from '#client/ui/note.tsx';
import { notify } from '#client/ui/notices.ts';
import { PageContent } from '#client/ui/page-content.tsx';
import { StickyBar } from '#client/ui/sticky-bar.tsx';
import { CvBreadcrumb } from './cv-breadcrumb.tsx';
import { useSaveCv } from './cv-queries.ts';
import { errorsAtForm, errorsOf, payloadOf } from './cv-rules.ts';
import { CvSectionForm } from './cv-section-form.tsx';
import { contentOfCv, createCvForm, type CvValues, sameContent, shownValues } from './cv-values.ts';
import { LeaveQuestion } from './leave-question.tsx';
import { PersonalForm } from './personal-form.tsx';
import { SectionBar } from './section-bar.tsx';
import { useCvDraft } from './use-cv-draft.ts';
import './cv-editor.css';

type Props = {
  userId: number;
  /** The saved CV; null when there is none yet, undefined when it is not known whether there is one. */
  cv: Cv | null | undefined;
  /** Said over the form while that is not known. */
  lost?: ReactNode;
  /** What was typed the last time and not saved. */
  draft: CvValues | undefined;
  /** Called after saving and when the person goes back. */
  onClose: (how: 'saved' | 'left') => void;
};

export function CvEditor({ userId, cv, lost, draft, onClose }: Props) {
  const { t } = useLingui();
  const formId = useId();
  const saved = contentOfCv(cv);
  const [form] = useState(() => createCvForm(draft ?? saved));
  const { isDirty, settle } = useCvDraft(userId, form, saved);
  const [overtaken, setOvertaken] = useState(false);
  const followSaved = useEffectEvent((before: Cv | null | undefined) => {
    const untouched = sameContent(form.read(), contentOfCv(before));
    // It could be loaded after all: nobody asked to change it.
    if (untouched && before === undefined && cv) onClose('left');
    else if (untouched) form.change(shownValues(saved));
    else if (cv) setOvertaken(true);
  });
  const shown = useRef(cv);
  useEffect(() => {
    // Another tab or device saved: where nothing was typed, the form follows; else the person is told.
    if (shown.current !== cv) followSaved(shown.current);
    shown.current = cv;
  }, [cv]);
  const [going, setGoing] = useState(false);
  const saving = useSaveCv(userId, (failure) => {
    console.error(failure);
    notify('red', t`Your CV was not saved. What you typed is kept.`);
  });

  const submit = () => {
    const values = form.read();
    if (saving.isPending || form.refuse(errorsOf(values))) return;
    saving.mutate(payloadOf(values), {
      onError: (failure) =>
        failure instanceof ApiFailure &&
        form.refuse(errorsAtForm(form.read(), readFieldErrors(failure.fields))),
      onSuccess: () => {
        settle();
        onClose('saved');
      },
    });
  };
  const goBack = () => {
    if (isDirty()) setGoing(true);
    else onClose('left');
  };

  return (
    <>
      <PageContent footer="never">
        <CvBreadcrumb />
        <div className="cv-edit">
          <SectionBar form={form} />
          <div>
            {lost}
            <div role="status">
              {overtaken && (
                <Note tone="marigold">
                  <Trans>
                    Your CV was changed elsewhere in the meantime. If you save here, this version replaces it.
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
    </>
  );
}
