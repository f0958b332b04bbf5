/** Step 2 (product 2.7, 5.4, 9.4): the job's facts, place, pay, closing date and description. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { defaultAge, lengths, maximumDaysOpen, minimumAge, urgentDays } from '#contract/limits.ts';
import { categories, industries, jobTypes, levels } from '#contract/options.ts';
import { genders, languageSuggestions, qualifications } from '#contract/posting-options.ts';
import { type Control, FormField } from '#client/forms/form-field.tsx';
import { useOptionLabel } from '#client/language/option-labels.ts';
import { usePostingLabel } from '#client/language/posting-labels.ts';
import { Note } from '#client/ui/note.tsx';
import { dayInCambodia } from '#contract/days.ts';
import { useField } from '#client/forms/use-form.tsx';
import { Switch } from '#client/ui/fields/checkbox.tsx';
import { RadioChips } from '#client/ui/chip.tsx';
import { DateField } from '#client/ui/fields/text-field.tsx';
import { Optional } from '#client/ui/fields/field-frame.tsx';
import { useDraft, useDraftForm } from '../draft/draft-store.ts';
import { type TypedField } from '../draft/job-draft.ts';
import { ConditionsGroup } from './conditions-group.tsx';
import { ContactGroup } from './contact-group.tsx';
import { GuessMark } from './guess-mark.tsx';
import { FilledLists, FoldedFacts } from './folded-facts.tsx';
import { OccupationField } from './occupation-field.tsx';
import { PayGroup } from './pay-group.tsx';
import { PlaceGroup } from './place-group.tsx';
import { usedFirst, useUsedOptions } from './used-options.ts';
import { lastDayOf, openDays } from '../draft/draft-rules.ts';

/** When the job closes automatically (product 2.7): after some days, on a date, or never. */
function ClosingGroup() {
  const { t } = useLingui();
  const form = useDraftForm();
  const closes = useDraft((draft) => draft.closes);
  const lastDay = useDraft(lastDayOf);
  const { error } = useField(form, 'expires_on');
  const labels: Record<(typeof openDays)[number], string> = {
    14: t`2 weeks`,
    30: t`1 month`,
    90: t`3 months`,
  };
  return (
    <fieldset className="posting-group">
      <legend className="kg-label">
        <Trans>Closes on</Trans> <Optional />
      </legend>
      <RadioChips
        name="closes"
        options={[
          ...openDays.map((days) => ({ value: days as string, label: labels[days] })),
          { value: 'none', label: t`No end date` },
        ]}
        value={closes}
        onChange={(chosen) => form.change({ closes: chosen, expires_on: '' })}
      />
      <DateField
        label={<span className="kg-visually-hidden">{t`Last day`}</span>}
        name="expires_on"
        min={dayInCambodia(1)}
        max={dayInCambodia(maximumDaysOpen)}
        hint={
          lastDay === ''
            ? closes === '' && t`We suggest one month.`
            : t`The job closes at the end of that day. We'll remind you 3 days before.`
        }
        error={error}
        value={lastDay}
        onChange={({ target }) =>
          form.change(
            target.value ? { closes: 'day', expires_on: target.value } : { closes: 'none', expires_on: '' },
          )
        }
      />
    </fieldset>
  );
}

/** Explains the legal limits if a posting asks for one gender or for people under 18 (product 5.4). */
function RestrictedTermsNote() {
  const gender = useDraft((draft) => draft.gender);
  const age = useDraft((draft) => draft.age);
  const years = Number(age);
  const oneGenderOnly = gender.endsWith('(Only)');
  const allowsMinors = age !== '' && years >= minimumAge && years < defaultAge;
  return (
    <>
      {oneGenderOnly && (
        <Note tone="marigold">
          <Trans>The Labour Law allows asking for one gender only when the work itself requires it.</Trans>
        </Note>
      )}
      {allowsMinors && (
        <Note tone="marigold">
          <Trans>People under 18 must not do dangerous work or work at night.</Trans>
        </Note>
      )}
    </>
  );
}

type Field = Control & { path: TypedField; label: string };

function useFields(): readonly Field[] {
  const { t } = useLingui();
  const label = useOptionLabel();
  const postingLabel = usePostingLabel();
  const used = useUsedOptions();
  // Next to the other two options, “Both” needs no explanation.
  const jobTypeLabel = (value: string) =>
    value === 'Both' ? t({ message: 'Both', context: 'job type' }) : label(value);
  const options = (values: readonly string[], labelOf = label) =>
    values.map((value) => ({ value, label: labelOf(value) }));
  return [
    { path: 'name', kind: 'text', label: t`Job name` },
    {
      path: 'industry',
      kind: 'choice',
      label: t`Industry`,
      options: options(usedFirst(industries, used?.industry)),
    },
    {
      path: 'category',
      kind: 'choice',
      label: t`Category`,
      options: options(usedFirst(categories, used?.category)),
    },
    { path: 'job_type', kind: 'segments', label: t`Job Type`, options: options(jobTypes, jobTypeLabel) },
    { path: 'available_position', kind: 'number', label: t`Available positions` },
    { path: 'level', kind: 'choice', label: t`Level`, options: options(levels) },
    {
      path: 'required_skills',
      kind: 'text',
      label: t`Required skills`,
      maxLength: lengths.skills,
      placeholder: t`For example: selling, talking with customers`,
    },
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
    { path: 'age', kind: 'number', label: t`Minimum age` },
    { path: 'gender', kind: 'choice', label: t`Gender`, options: options(genders, postingLabel) },
  ];
}

function UrgentSwitch() {
  const { t } = useLingui();
  const form = useDraftForm();
  const urgent = useDraft((draft) => draft.urgent);
  return (
    <div className="posting-group">
      <Switch
        label={t`Urgent`}
        hint={t`For ${urgentDays} days after posting, the job has an “Urgent” ribbon.`}
        checked={urgent}
        onChange={({ target }) => form.change({ urgent: target.checked })}
      />
    </div>
  );
}

/** @param hasLists whether the fields of step 3 follow on the same page */
export function StepFacts({ hasLists = false }: { hasLists?: boolean }) {
  const { t } = useLingui();
  const form = useDraftForm();
  // What is edited was perhaps written by hand.
  const { edit } = useSearch({ strict: false });
  const isFolded = useDraft(({ occupation }) => occupation !== '') && edit === undefined;
  const fields = useFields();
  const row = (...paths: readonly TypedField[]) => (
    <div className="posting-row">
      {fields
        .filter(({ path }) => paths.includes(path))
        .map((field) => (
          <FormField key={field.path} form={form} {...field} />
        ))}
    </div>
  );
  const rest = (
    <>
      {row('required_skills')}
      {row('qualification', 'language')}
      {row('age', 'gender')}
      <RestrictedTermsNote />
      <div data-field="description">
        <FormField form={form} path="description" kind="rich" label={t`Description`} />
      </div>
    </>
  );
  return (
    <>
      <GuessMark part="occupation">
        <OccupationField />
      </GuessMark>
      <GuessMark part="name">{row('name')}</GuessMark>
      {!isFolded && row('industry', 'category')}
      {!isFolded && row('job_type')}
      <GuessMark part="place">
        <PlaceGroup />
      </GuessMark>
      <GuessMark part="pay">
        <PayGroup />
      </GuessMark>
      <GuessMark part="conditions">
        <ConditionsGroup />
      </GuessMark>
      <GuessMark part="contact">
        <ContactGroup />
      </GuessMark>
      <GuessMark part="closes">
        <ClosingGroup />
      </GuessMark>
      <GuessMark part="urgent">
        <UrgentSwitch />
      </GuessMark>
      {isFolded ? (
        <>
          <GuessMark part="available_position">{row('available_position')}</GuessMark>
          <FoldedFacts>
            {row('industry', 'category')}
            {row('job_type')}
            {row('level')}
            {rest}
          </FoldedFacts>
          {!hasLists && <FilledLists />}
        </>
      ) : (
        <>
          <GuessMark part="available_position">{row('available_position', 'level')}</GuessMark>
          {rest}
        </>
      )}
    </>
  );
}
