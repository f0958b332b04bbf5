/** Step 3 (product 2.7): tags, requirements and responsibilities. */
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { lazyPart } from '#client/language/lazy-part.tsx';
import { lengths, maximumTags } from '#contract/limits.ts';
import { occupationGroups } from '#contract/occupations.ts';
import { presetTags } from '#contract/posting-options.ts';
import { Chip } from '#client/ui/chip.tsx';
import { SectionHead } from '#client/ui/section-head.tsx';
import { UserText } from '#client/ui/user-text.tsx';
import { useDraft, useDraftForm } from '../draft/draft-store.ts';
import { jobTemplates } from '../draft/job-templates.ts';
import { AddLine, LineEditor } from './line-editor.tsx';
import { addTag, toggleTag } from '../draft/draft-rules.ts';

type Props = {
  tags: readonly string[];
  /** Shown before the chosen ones. */
  suggested: readonly string[];
  onChange: (tags: string[]) => void;
};

/** One to five tags: suggested ones to tap, and a field for others (product 4.8, 5.5). */
function TagPicker({ tags, suggested, onChange }: Props) {
  const { t } = useLingui();
  const count = tags.length;
  const full = count >= maximumTags;
  const shown = [...new Set([...suggested, ...tags])];
  return (
    <section data-field="tags">
      <SectionHead
        title={t`Tags`}
        aside={<span role="status">{t`${count} of ${maximumTags} chosen`}</span>}
      />
      <div className="kg-chips wrap" role="group" aria-label={t`Tags`}>
        {shown.map((tag) => {
          const on = tags.includes(tag);
          return (
            <Chip
              key={tag}
              pressed={on}
              tick
              disabled={full && !on}
              onToggle={() => onChange(toggleTag(tags, tag))}
            >
              <UserText>{tag}</UserText>
            </Chip>
          );
        })}
      </div>
      <AddLine
        label={t`Your own tag`}
        addLabel={t`Add tag`}
        maxLength={lengths.tag}
        disabled={full}
        onAdd={(typed) => onChange(addTag(tags, typed))}
      />
    </section>
  );
}

const PostingWarnings = lazyPart(async () => (await import('./posting-warnings.tsx')).PostingWarnings);

const QuestionPicker = lazyPart(async () => (await import('./question-picker.tsx')).QuestionPicker);

const { technology } = occupationGroups;
const fields = ['tags', 'requirements', 'responsibilities'] as const;

export function StepLists() {
  const form = useDraftForm();
  const { t } = useLingui();
  const draft = useDraft((all) => all);
  const template =
    draft.way === 'template' ? jobTemplates.find(({ name }) => name === draft.template) : undefined;
  // Tags that the occupation filled in stay in place when they are tapped.
  const [firstTags] = useState(draft.occupation ? draft.tags : []);
  const isTechnical = draft.occupation === '' || technology.some((code) => code === draft.occupation);
  return (
    <>
      <PostingWarnings only={fields} />
      <TagPicker
        tags={draft.tags}
        suggested={[...firstTags, ...(template?.tags ?? []), ...(isTechnical ? presetTags : [])]}
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
      <QuestionPicker />
    </>
  );
}
