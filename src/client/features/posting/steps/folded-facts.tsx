/** What an occupation has filled in (product 2.7): other facts in step 2, and the lists of step 3. */
import { Plural, Trans } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { chevronDown, chevronForward } from 'ionicons/icons';
import { type ReactNode, useState } from 'react';
import { useFormState } from '#client/forms/use-form.tsx';
import { TextLink } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { missingFields, skipsLists } from '../draft/draft-rules.ts';
import { useDraft, useDraftForm } from '../draft/draft-store.ts';

/** The fields that an occupation fills in; folded while they need no attention. */
const foldedFields: readonly string[] = [
  'industry',
  'category',
  'job_type',
  'level',
  'required_skills',
  'qualification',
  'language',
  'age',
  'gender',
  'description',
];

type Props = { children: ReactNode };

/** Remembers being opened or closed by hand only until another occupation may leave something missing. */
export function FoldedFacts({ children }: Props) {
  const occupation = useDraft((draft) => draft.occupation);
  return <Fold key={occupation}>{children}</Fold>;
}

function Fold({ children }: Props) {
  const form = useDraftForm();
  const needsAttention = useFormState(form, ({ values, errors }) =>
    [...missingFields(values), ...Object.keys(errors)].some((field) => foldedFields.includes(field)),
  );
  const [toggled, setToggled] = useState<boolean>();
  const isOpen = toggled ?? needsAttention;
  return (
    <details
      className="posting-more"
      open={isOpen}
      onToggle={({ currentTarget }) => setToggled(currentTarget.open)}
    >
      <summary>
        <Icon name={isOpen ? chevronDown : chevronForward} size={20} />
        <span>
          <strong>
            <Trans>More about the job</Trans>
          </strong>
          <span className="kg-muted">
            <Trans>Filled in from the kind of work: type, level, skills, description and more.</Trans>
          </span>
        </span>
      </summary>
      {isOpen && children}
    </details>
  );
}

/** A new posting skips step 3 if it is filled in already: says with what, and leads there. */
export function FilledLists() {
  const isFilled = useFormState(useDraftForm(), skipsLists);
  const { tags, requirements, responsibilities } = useDraft((draft) => draft);
  const { edit } = useSearch({ strict: false });
  const [tagCount, lineCount] = [tags.length, requirements.length + responsibilities.length];
  if (!isFilled || edit) return null;
  return (
    <p className="kg-muted">
      <Trans>
        Tags and duties are filled in: <Plural value={tagCount} one="# tag" other="# tags" />,{' '}
        <Plural value={lineCount} one="# line" other="# lines" />.
      </Trans>{' '}
      <TextLink to="/createjob/$step" params={{ step: '3' }}>
        <Trans>Change them</Trans>
      </TextLink>
    </p>
  );
}
