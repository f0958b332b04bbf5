/** Step 2 (product 2.7, 5.4, 9.4): the main fields of the posting, as rows of one or two. */
import { useLingui } from '@lingui/react/macro';
import { lengths, maximumAge, maximumPositions, minimumAge } from '#contract/limits.ts';
import {
  categories,
  genders,
  industries,
  jobTypes,
  languageSuggestions,
  levels,
  qualifications,
} from '#contract/options.ts';
import { type Control, FormField } from '#client/forms/form-field.tsx';
import { useOptionLabel } from '#client/language/option-labels.ts';
import { usePostingLabel } from '#client/language/posting-labels.ts';
import { ClosingGroup } from './closing-group.tsx';
import { useDraftForm } from './draft-store.ts';
import { type TypedField } from './job-draft.ts';
import { PayGroup } from './pay-group.tsx';
import { PlaceGroup } from './place-group.tsx';
import { RestrictedTermsNote } from './restricted-terms-note.tsx';

type Field = Control & { path: TypedField; label: string };

function useRows(): readonly (readonly Field[])[] {
  const { t } = useLingui();
  const label = useOptionLabel();
  const postingLabel = usePostingLabel();
  // Beside the other two it need not say of what.
  const jobTypeLabel = (value: string) =>
    value === 'Both' ? t({ message: 'Both', context: 'job type' }) : label(value);
  const options = (values: readonly string[], labelOf = label) =>
    values.map((value) => ({ value, label: labelOf(value) }));
  return [
    [{ path: 'name', kind: 'text', label: t`Job name` }],
    [
      { path: 'industry', kind: 'choice', label: t`Industry`, options: options(industries) },
      { path: 'category', kind: 'choice', label: t`Category`, options: options(categories) },
    ],
    [{ path: 'job_type', kind: 'segments', label: t`Job Type`, options: options(jobTypes, jobTypeLabel) }],
    [
      {
        path: 'available_position',
        kind: 'number',
        label: t`Available positions`,
        min: 1,
        max: maximumPositions,
      },
      { path: 'level', kind: 'choice', label: t`Level`, options: options(levels) },
    ],
    [
      {
        path: 'required_skills',
        kind: 'text',
        label: t`Required skills`,
        maxLength: lengths.skills,
        placeholder: t`For example: selling, talking with customers`,
      },
    ],
    [
      {
        path: 'qualification',
        kind: 'choice',
        label: t`Qualification`,
        options: options(qualifications, postingLabel),
      },
      {
        path: 'language',
        kind: 'text',
        label: t`Language`,
        options: options(languageSuggestions, postingLabel),
      },
    ],
    [
      { path: 'age', kind: 'number', label: t`Minimum age`, min: minimumAge, max: maximumAge },
      { path: 'gender', kind: 'choice', label: t`Gender`, options: options(genders, postingLabel) },
    ],
  ];
}

/** Before these rows stand place, pay and end. */
const firstRows = 3;

export function StepFacts() {
  const { t } = useLingui();
  const form = useDraftForm();
  const rows = useRows().map((row) => (
    <div key={row[0]?.path} className="posting-row">
      {row.map((field) => (
        <FormField key={field.path} form={form} {...field} />
      ))}
    </div>
  ));
  return (
    <>
      {rows.slice(0, firstRows)}
      <PlaceGroup />
      <PayGroup />
      <ClosingGroup />
      {rows.slice(firstRows)}
      <RestrictedTermsNote />
      <div data-field="description">
        <FormField form={form} path="description" kind="rich" label={t`Description`} />
      </div>
    </>
  );
}
