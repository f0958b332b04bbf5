/** Step 2 (spec §2, §5, §9): the main fields of the posting, kept on every change. */
import { useLingui } from '@lingui/react/macro';
import { type ChangeEvent } from 'react';
import { lengths, maximumAge, maximumPositions, minimumAge } from '#contract/limits.ts';
import {
  categories,
  genders,
  industries,
  jobTypes,
  languageSuggestions,
  levels,
  locations,
  qualifications,
} from '#contract/options.ts';
import { useFaultText } from '#client/language/fault-texts.ts';
import { useOptionLabel } from '#client/language/option-labels.ts';
import { usePostingLabel } from '#client/language/posting-labels.ts';
import { SelectField } from '#client/ui/fields/select-field.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { RichTextField } from '#client/ui/rich-text-editor/rich-text-field.tsx';
import { Segments } from '#client/ui/segments.tsx';
import { faultyFields, type MainField } from './draft-rules.ts';
import { changeDraft, useDraft } from './draft-store.ts';
import { RestrictedTermsNote } from './restricted-terms-note.tsx';

const suggestionsId = 'posting-languages';

export function StepFacts() {
  const { t } = useLingui();
  const { draft } = useDraft();
  const label = useOptionLabel();
  const postingLabel = usePostingLabel();
  const faultText = useFaultText();
  const faults = faultyFields(draft);
  const field = (name: MainField) => ({
    name,
    value: draft[name],
    error: faultText(faults[name]),
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      changeDraft({ [name]: target.value }),
  });
  const optionsOf = (values: readonly string[], labelOf: (value: string) => string) =>
    values.map((value) => ({ value, label: labelOf(value) }));
  const choose = t`Choose`;
  return (
    <>
      <TextField label={t`Job name`} {...field('name')} maxLength={lengths.shortText} />
      <div className="posting-two long">
        <SelectField
          label={t`Industry`}
          {...field('industry')}
          options={optionsOf(industries, label)}
          placeholder={choose}
        />
        <SelectField
          label={t`Category`}
          {...field('category')}
          options={optionsOf(categories, label)}
          placeholder={choose}
        />
      </div>
      <Segments
        legend={t`Job Type`}
        name="job_type"
        options={jobTypes.map((value) => ({ value, label: label(value) }))}
        value={draft.job_type}
        onChange={(job_type) => changeDraft({ job_type })}
      />
      <div className="posting-two">
        <TextField
          label={t`Salary`}
          {...field('salary')}
          maxLength={lengths.salary}
          placeholder="$300-$500"
        />
        <TextField
          label={t`Available positions`}
          {...field('available_position')}
          type="number"
          inputMode="numeric"
          min={1}
          max={maximumPositions}
        />
      </div>
      <div className="posting-two">
        <SelectField
          label={t`Level`}
          {...field('level')}
          options={optionsOf(levels, label)}
          placeholder={choose}
        />
        <SelectField
          label={t`Location`}
          {...field('location')}
          options={optionsOf(locations, label)}
          placeholder={choose}
        />
      </div>
      <TextField
        label={t`Required skills`}
        {...field('required_skills')}
        maxLength={lengths.skills}
        placeholder={t`For example: selling, talking with customers`}
      />
      <div className="posting-two">
        <SelectField
          label={t`Qualification`}
          {...field('qualification')}
          options={optionsOf(qualifications, postingLabel)}
          placeholder={choose}
        />
        <TextField
          label={t`Language`}
          {...field('language')}
          maxLength={lengths.shortText}
          list={suggestionsId}
        />
      </div>
      <datalist id={suggestionsId}>
        {languageSuggestions.map((value) => (
          <option key={value} value={value}>
            {postingLabel(value)}
          </option>
        ))}
      </datalist>
      <div className="posting-two">
        <TextField
          label={t`Minimum age`}
          {...field('age')}
          type="number"
          inputMode="numeric"
          min={minimumAge}
          max={maximumAge}
        />
        <SelectField
          label={t`Gender`}
          {...field('gender')}
          options={optionsOf(genders, postingLabel)}
          placeholder={choose}
        />
      </div>
      <RestrictedTermsNote gender={draft.gender} age={draft.age} />
      <RichTextField
        label={t`Description`}
        error={faultText(faults.description)}
        value={draft.description}
        onChange={(description) => changeDraft({ description })}
      />
    </>
  );
}
