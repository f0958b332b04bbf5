/** One to five tags: preset ones to tap, and one's own to add (product 4.8, 5.5). */
import { useLingui } from '@lingui/react/macro';
import { lengths, maximumTags } from '#contract/limits.ts';
import { presetTags } from '#contract/options.ts';
import { Chip } from '#client/ui/chip.tsx';
import { SectionHead } from '#client/ui/section-head.tsx';
import { UserText } from '#client/ui/user-text.tsx';
import { AddLine } from './add-line.tsx';
import { addTag, toggleTag } from './draft-rules.ts';

type Props = { tags: readonly string[]; suggested: readonly string[]; onChange: (tags: string[]) => void };

export function TagPicker({ tags, suggested, onChange }: Props) {
  const { t } = useLingui();
  const count = tags.length;
  const full = count >= maximumTags;
  const shown = [...new Set([...suggested, ...presetTags, ...tags])];
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
