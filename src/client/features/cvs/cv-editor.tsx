/** The form in which a CV is created or changed (spec §2 /cv). Knows how to save it, not where it is shown next. */
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { type Cv, cvSections } from '#contract/cvs.ts';
import { faultsSaid } from '#contract/faults.ts';
import { ApiFailure } from '#client/data/api-failure.ts';
import { Button } from '#client/ui/button.tsx';
import { useErrorFocus } from '#client/ui/form-focus.ts';
import { Note } from '#client/ui/note.tsx';
import { notify } from '#client/ui/notices.ts';
import { PageContent } from '#client/ui/page-content.tsx';
import { StickyBar } from '#client/ui/sticky-bar.tsx';
import { CvBreadcrumb } from './cv-breadcrumb.tsx';
import { type CvText, sameText, textOfCv, textOfForm } from './cv-form.ts';
import { useSaveCv } from './cv-queries.ts';
import { faultsAtForm, faultsOfForm, payloadOf } from './cv-rules.ts';
import { CvSectionForm } from './cv-section-form.tsx';
import { createFormStore } from './form-store.ts';
import { LeaveQuestion } from './leave-question.tsx';
import { PersonalForm } from './personal-form.tsx';
import { SectionBar } from './section-bar.tsx';
import { useKeptDraft } from './use-kept-draft.ts';
import './cv-editor.css';

type Props = {
  userId: number;
  /** The saved CV; null when there is none yet, undefined when it is not known whether there is one. */
  cv: Cv | null | undefined;
  /** Said over the form while that is not known. */
  lost?: ReactNode;
  /** What was typed the last time and not saved. */
  draft: CvText | undefined;
  /** Called after saving and when the person goes back. */
  onClose: (how: 'saved' | 'left') => void;
};

export function CvEditor({ userId, cv, lost, draft, onClose }: Props) {
  const { t } = useLingui();
  const formId = useId();
  const saved = textOfCv(cv ?? undefined);
  const [store] = useState(() => createFormStore(draft ?? saved));
  const { isDirty, settle } = useKeptDraft(userId, store, saved);
  const [overtaken, setOvertaken] = useState(false);
  const followSaved = useEffectEvent((before: Cv | null | undefined) => {
    const untouched = sameText(textOfForm(store.read()), textOfCv(before ?? undefined));
    // It could be loaded after all: nobody asked to change it.
    if (untouched && before === undefined && cv) onClose('left');
    else if (untouched) store.change({ type: 'replace', text: saved });
    else if (cv) setOvertaken(true);
  });
  const shown = useRef(cv);
  useEffect(() => {
    // Another tab or device saved: where nothing was typed, the form follows; else the person is told.
    if (shown.current !== cv) followSaved(shown.current);
    shown.current = cv;
  }, [cv]);
  const [going, setGoing] = useState(false);
  const { formRef, focusFirstError } = useErrorFocus();
  const saving = useSaveCv(userId, (failure) => {
    console.error(failure);
    notify('red', t`Your CV was not saved. What you typed is kept.`);
  });

  const showRefused = (failure: Error) => {
    if (!(failure instanceof ApiFailure) || Object.keys(failure.fields).length === 0) return;
    const faults = faultsAtForm(store.read(), faultsSaid(failure.fields));
    store.change({ type: 'showFaults', faults });
    focusFirstError();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (saving.isPending) return;
    const form = store.read();
    const faults = faultsOfForm(form);
    store.change({ type: 'showFaults', faults });
    if (Object.keys(faults).length > 0) {
      focusFirstError();
      return;
    }
    saving.mutate(payloadOf(form), {
      onError: showRefused,
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
          <SectionBar store={store} />
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
            <form id={formId} ref={formRef} className="cv-form" noValidate onSubmit={submit}>
              <PersonalForm store={store} />
              {cvSections.map((section) => (
                <CvSectionForm key={section} store={store} section={section} />
              ))}
            </form>
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
