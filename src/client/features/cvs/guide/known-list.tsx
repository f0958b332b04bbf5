/** What somebody knows: examples to tap, a field for others, and for each how well. */
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
import { type Word } from './use-words.ts';

type Props = {
  form: CvForm;
  section: 'language' | 'skill';
  label: string;
  words: readonly Word[];
  levels: readonly { readonly value: LanguageLevel | SkillLevel; readonly label: string }[];
  /** How well one knows what was just tapped, until one says otherwise. */
  levelOf: (name: string) => LanguageLevel | SkillLevel;
};

export function KnownList({ form, section, label, words, levels, levelOf }: Props) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const items = useFormState(form, ({ values }) => values[section]);
  const known = items.filter((item) => hasWords(item[section] ?? ''));
  const names = known.map((item) => (item[section] ?? '').trim());
  const isFull = known.length >= cvCaps[section];
  const write = (next: readonly Values[]) =>
    form.change({ [section]: next.length > 0 ? next : [emptyItem(section)] });
  const put = (name: string) => write([...known, { [section]: name, level: levelOf(name) }]);
  const toggle = (name: string) =>
    names.includes(name) ? write(known.filter((item) => item[section]?.trim() !== name)) : put(name);
  const addTyped = () => {
    const name = typed.trim();
    if (name !== '' && !names.includes(name) && !isFull) put(name);
    setTyped('');
  };
  const leave = useEffectEvent(addTyped);
  // What was written counts for whoever goes on without adding it.
  useEffect(() => () => leave(), []);
  const others = names.filter((name) => !words.some(({ value }) => value === name));
  return (
    <>
      <div role="group" aria-label={label} className="kg-chips wrap">
        {[...words, ...others.map((value) => ({ value, label: value }))].map(({ value, label: shown }) => (
          <Chip
            key={value}
            tick
            pressed={names.includes(value)}
            disabled={isFull && !names.includes(value)}
            onToggle={() => toggle(value)}
          >
            <span lang={langOf(shown)}>{shown}</span>
          </Chip>
        ))}
      </div>
      <div className="cv-guide-add">
        <TextField
          label={t`Another one`}
          value={typed}
          maxLength={lengths.shortText}
          disabled={isFull}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            // With something to add Enter adds it; else it goes on.
            if (event.key !== 'Enter' || typed.trim() === '' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            addTyped();
          }}
        />
        <Button variant="quiet" icon={add} disabled={isFull || typed.trim() === ''} onClick={addTyped}>
          <Trans>Add</Trans>
        </Button>
      </div>
      {known.map((item, at) => (
        <fieldset key={names[at]} className="kg-field">
          <legend className="kg-label" lang={langOf(names[at] ?? '')}>
            {names[at]}
          </legend>
          <RadioChips
            name={`${section}.${at}.level`}
            options={levels.map(({ value, label }) => ({ value: value as string, label }))}
            value={item.level ?? ''}
            onChange={(level) => write(known.map((one) => (one === item ? { ...item, level } : one)))}
          />
        </fieldset>
      ))}
    </>
  );
}
