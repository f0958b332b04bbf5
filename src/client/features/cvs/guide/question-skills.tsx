/** Questions about languages and skills: examples to tap, a field for others, and a level for each. */
import { Trans, useLingui } from '@lingui/react/macro';
import { add } from 'ionicons/icons';
import { useEffect, useEffectEvent, useState } from 'react';
import { cvCaps, lengths } from '#contract/limits.ts';
import { type LanguageLevel, type SkillLevel } from '#contract/cv-options.ts';
import { hasWords } from '#contract/description-markup.ts';
import { useFormState } from '#client/forms/use-form.tsx';
import { Button } from '#client/ui/button.tsx';
import { Chip, RadioChips } from '#client/ui/chip.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { langOf } from '#client/ui/user-text.tsx';
import { type CvForm, emptyItem, type Values } from '../cv-values.ts';
import { type QuestionProps } from './questions.ts';
import { anySkills, spokenLanguages, type Suggestion, useSuggestions, useTradeOf } from './trades.ts';

type Props = {
  form: CvForm;
  section: 'language' | 'skill';
  label: string;
  suggestions: readonly Suggestion[];
  levels: readonly { readonly value: LanguageLevel | SkillLevel; readonly label: string }[];
  /** The level of a newly added entry. */
  defaultLevel: (name: string) => LanguageLevel | SkillLevel;
};

function LeveledList({ form, section, label, suggestions, levels, defaultLevel }: Props) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const items = useFormState(form, ({ values }) => values[section]);
  const filled = items.filter((item) => hasWords(item[section] ?? ''));
  const names = filled.map((item) => (item[section] ?? '').trim());
  const isFull = filled.length >= cvCaps[section];
  const write = (next: readonly Values[]) =>
    form.change({ [section]: next.length > 0 ? next : [emptyItem(section)] });
  const addEntry = (name: string) => write([...filled, { [section]: name, level: defaultLevel(name) }]);
  const toggle = (name: string) =>
    names.includes(name) ? write(filled.filter((item) => item[section]?.trim() !== name)) : addEntry(name);
  const addTyped = () => {
    const name = typed.trim();
    if (name !== '' && !names.includes(name) && !isFull) addEntry(name);
    setTyped('');
  };
  const addOnUnmount = useEffectEvent(addTyped);
  // Text typed but not added counts as an answer.
  useEffect(() => () => addOnUnmount(), []);
  const others = names.filter((name) => !suggestions.some(({ value }) => value === name));
  return (
    <>
      <div role="group" aria-label={label} className="kg-chips wrap">
        {[...suggestions, ...others.map((value) => ({ value, label: value }))].map(
          ({ value, label: shown }) => (
            <Chip
              key={value}
              tick
              pressed={names.includes(value)}
              disabled={isFull && !names.includes(value)}
              onToggle={() => toggle(value)}
            >
              <span lang={langOf(shown)}>{shown}</span>
            </Chip>
          ),
        )}
      </div>
      <div className="cv-guide-add">
        <TextField
          label={t`Another one`}
          value={typed}
          maxLength={lengths.shortText}
          disabled={isFull}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            // Enter adds the typed text; in an empty field it submits the form.
            if (event.key !== 'Enter' || typed.trim() === '' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            addTyped();
          }}
        />
        <Button variant="quiet" icon={add} disabled={isFull || typed.trim() === ''} onClick={addTyped}>
          <Trans>Add</Trans>
        </Button>
      </div>
      {filled.map((item, at) => (
        <fieldset key={names[at]} className="kg-field">
          <legend className="kg-label" lang={langOf(names[at] ?? '')}>
            {names[at]}
          </legend>
          <RadioChips
            name={`${section}.${at}.level`}
            options={levels.map(({ value, label }) => ({ value: value as string, label }))}
            value={item.level ?? ''}
            onChange={(level) => write(filled.map((one) => (one === item ? { ...item, level } : one)))}
          />
        </fieldset>
      ))}
    </>
  );
}

export function LanguagesQuestion({ form, question }: QuestionProps) {
  const { t } = useLingui();
  const suggestions = useSuggestions()(spokenLanguages);
  const [khmer] = suggestions;
  return (
    <LeveledList
      form={form}
      section="language"
      label={question}
      suggestions={suggestions}
      levels={[
        { value: 'Beginner', label: t`A little` },
        {
          value: 'Intermediate',
          label: t({ message: 'Good', comment: 'How well somebody can do something' }),
        },
        { value: 'Advanced', label: t`Very good` },
        {
          value: 'Native',
          label: t({ message: 'Native', comment: 'How well somebody speaks a language: as a mother tongue' }),
        },
      ]}
      defaultLevel={(name) => (name === khmer?.value ? 'Native' : 'Beginner')}
    />
  );
}

export function SkillsQuestion({ form, question }: QuestionProps) {
  const { t } = useLingui();
  const wanted = useFormState(form, ({ values }) => values.user_info.job_title);
  const last = useFormState(form, ({ values }) => values.work_exp[0]?.job_title);
  const trade = useTradeOf()(wanted, last);
  const suggestions = useSuggestions()(trade?.skills ?? anySkills);
  return (
    <LeveledList
      form={form}
      section="skill"
      label={question}
      suggestions={suggestions}
      levels={[
        { value: 'Beginner', label: t`A little` },
        { value: 'Skilled', label: t({ message: 'Good', comment: 'How well somebody can do something' }) },
        { value: 'Proficient', label: t`Very good` },
      ]}
      defaultLevel={() => 'Skilled'}
    />
  );
}
