/** Step 3 (product 2.7): tags, requirements and responsibilities. */
import { useLingui } from '@lingui/react/macro';
import { lazyPart } from '#client/language/lazy-part.tsx';
import { useDraft, useDraftForm } from './draft-store.ts';
import { jobTemplates } from './job-templates.ts';
import { LineEditor } from './line-editor.tsx';
import { TagPicker } from './tag-picker.tsx';

const PostingWarnings = lazyPart(async () => (await import('./posting-warnings.tsx')).PostingWarnings);

const fields = ['tags', 'requirements', 'responsibilities'] as const;

export function StepLists() {
  const form = useDraftForm();
  const { t } = useLingui();
  const draft = useDraft((all) => all);
  const template =
    draft.way === 'template' ? jobTemplates.find(({ name }) => name === draft.template) : undefined;
  return (
    <>
      <PostingWarnings only={fields} />
      <TagPicker
        tags={draft.tags}
        suggested={template?.tags ?? []}
        onChange={(tags) => form.change({ tags })}
      />
      <LineEditor
        field="requirements"
        title={t`Requirements`}
        newLabel={t`New requirement`}
        addLabel={t`Add requirement`}
        lines={draft.requirements}
        onChange={(requirements) => form.change({ requirements })}
      />
      <LineEditor
        field="responsibilities"
        title={t`Responsibilities`}
        newLabel={t`New responsibility`}
        addLabel={t`Add responsibility`}
        lines={draft.responsibilities}
        onChange={(responsibilities) => form.change({ responsibilities })}
      />
    </>
  );
}
