/** The card that asks for language, province and kind of work (product 2.55). */
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { close } from 'ionicons/icons';
import { useEffect, useId, useRef, useState } from 'react';
import { occupationGroupNames } from '#occupations/group-names.ts';
import { useSession } from '#client/data/session.ts';
import { setLanguage, useLanguage } from '#client/language/activate.ts';
import { languages } from '#client/language/languages.ts';
import { useOfferedProvinces, useProvinceName } from '#client/language/place-names.ts';
import { Button, IconButton } from '#client/ui/button.tsx';
import { notify } from '#client/ui/toast.ts';
import { ownerOf } from '../job-keys.ts';
import { jobsQuery } from '../job-queries.ts';
import { isSearch, withTerm } from '../search/search-terms.ts';
import {
  closePreferencesCard,
  isChanging,
  type Preferences,
  preferredTerms,
  readAppliedPreferences,
  storeAnswer,
} from './job-preferences.ts';
import './preferences-card.css';

const languageOptions = (['kh', 'eng'] as const).map((value) => ({ value, label: languages[value].name }));

type SelectProps = {
  label: string;
  placeholder?: string;
  options: readonly { readonly value: string; readonly label: string }[];
  value: string;
  onChange: (value: string) => void;
};

/** Plain: new phones download it with the first page, which has no other fields of forms. */
function Select({ label, placeholder, options, value, onChange }: SelectProps) {
  return (
    <label>
      <span>{label}</span>
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

function LanguageField() {
  const { t } = useLingui();
  const language = useLanguage();
  const [chosen, setChosen] = useState<string>();
  const change = (value: string) => {
    const to = value === 'kh' ? 'kh' : 'eng';
    setChosen(to);
    setLanguage(to)
      .catch(() => notify('red', msg`This language couldn't be loaded. Please try again when you're online.`))
      .finally(() => setChosen(undefined));
  };
  return (
    <Select
      label={t({ message: 'Language', comment: 'The language of the app' })}
      options={languageOptions}
      value={chosen ?? language}
      onChange={change}
    />
  );
}

type Props = {
  /** Called when there is something to show first. */
  onAnswer: () => void;
};

export function PreferencesCard({ onAnswer }: Props) {
  const { t } = useLingui();
  const id = useId();
  const client = useQueryClient();
  const owner = ownerOf(useSession());
  const provinceName = useProvinceName();
  const provinces = useOfferedProvinces().map((province) => ({
    value: province,
    label: provinceName(province),
  }));
  const language = useLanguage() === 'kh' ? 'km' : 'en';
  const groups = Object.entries(occupationGroupNames).map(([group, names]) => ({
    value: group,
    label: names[language],
  }));
  const [answers, setAnswers] = useState<Preferences>(readAppliedPreferences);
  const wasOpened = useRef(isChanging());
  const heading = useRef<HTMLHeadingElement>(null);
  // Opened by a tap elsewhere.
  useEffect(() => {
    if (wasOpened.current) heading.current?.focus();
  }, []);
  const answer = (change: Preferences) => {
    const next: Preferences = withTerm(answers, change);
    setAnswers(next);
    storeAnswer(next);
    if (!isSearch(next)) return;
    // So that the jobs are there when the card is closed.
    void client.prefetchInfiniteQuery(jobsQuery(owner, preferredTerms(next)));
    onAnswer();
  };
  const finish = () => closePreferencesCard(answers);
  return (
    <section className="preferences-card" aria-labelledby={id} data-new-phones>
      <div className="preferences-head">
        <h2 id={id} ref={heading} tabIndex={-1}>
          <Trans>Which jobs should come first?</Trans>
        </h2>
        <IconButton icon={close} label={t`Close`} onClick={finish} />
      </div>
      <div className="preferences-fields">
        <Select
          label={t`Province`}
          placeholder={t({ message: 'All', comment: 'All provinces, or all kinds of work' })}
          options={provinces}
          value={answers.province ?? ''}
          onChange={(chosen) => answer({ province: provinces.find(({ value }) => value === chosen)?.value })}
        />
        <Select
          label={t`Kind of work`}
          placeholder={t({ message: 'All', comment: 'All provinces, or all kinds of work' })}
          options={groups}
          value={answers.occupation ?? ''}
          onChange={(chosen) => answer({ occupation: chosen || undefined })}
        />
        <LanguageField />
        <Button variant="outline" onClick={finish}>
          <Trans>Show jobs</Trans>
        </Button>
      </div>
    </section>
  );
}
