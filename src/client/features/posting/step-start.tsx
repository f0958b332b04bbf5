/** Step 1 (product 2.7): post by oneself, or from one of the templates. */
import { useLingui } from '@lingui/react/macro';
import { copyOutline, createOutline } from 'ionicons/icons';
import { useState } from 'react';
import { useField } from '#client/forms/use-form.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { ChoiceGroup } from '#client/ui/fields/choice-group.tsx';
import { fromTemplate, wouldReplace } from './draft-rules.ts';
import { useDraft, useDraftForm } from './draft-store.ts';
import { type JobTemplate, jobTemplates } from './job-templates.ts';

export function StepStart() {
  const form = useDraftForm();
  const { t } = useLingui();
  const way = useField(form, 'way');
  const template = useDraft((draft) => draft.template);
  const [asked, setAsked] = useState<JobTemplate>();
  const take = (chosen: JobTemplate) => form.change({ template: chosen.name, ...fromTemplate(chosen) });
  const pick = (name: string) => {
    const chosen = jobTemplates.find((one) => one.name === name);
    if (!chosen) return;
    if (wouldReplace(form.read(), jobTemplates)) setAsked(chosen);
    else take(chosen);
  };
  return (
    <>
      <ChoiceGroup
        legend={t`How would you like to begin?`}
        {...way}
        options={[
          {
            value: 'self',
            title: t`Post by myself`,
            text: t`Write everything yourself`,
            icon: createOutline,
          },
          {
            value: 'template',
            title: t`Choose from an existing template`,
            text: t`Requirements and responsibilities are filled in; change what you like`,
            icon: copyOutline,
          },
        ]}
      />
      {way.value === 'template' && (
        <ChoiceGroup
          legend={t`Template`}
          name="template"
          options={jobTemplates.map(({ name, skills }) => ({ value: name, title: name, text: skills }))}
          value={template}
          onChange={pick}
        />
      )}
      <ConfirmDialog
        open={asked !== undefined}
        title={t`Replace what you wrote?`}
        text={t`The template replaces the job name, skills, requirements and responsibilities.`}
        confirmLabel={t`Replace`}
        onConfirm={() => {
          if (asked) take(asked);
          setAsked(undefined);
        }}
        onClose={() => setAsked(undefined)}
      />
    </>
  );
}
