/** Puts the questions of the first visit beside the app. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { openBesideApp } from '#client/app/shell/open-beside-app.tsx';
import { storePreferences } from '#client/features/jobs/list/job-preferences.ts';
import { type ShellController } from '#client/ionic-tanstack/shell-controller.ts';
import { useLanguageChoice } from '#client/app/preferences/use-language-choice.ts';
import {
  placeOf,
  searchOptions,
  type SearchTerms,
  withPlace,
  withTerm,
} from '#client/features/jobs/search/search-terms.ts';
import { useLanguage } from '#client/language/activate.ts';
import { languages, storeLanguage } from '#client/language/languages.ts';
import { useOptionLabel } from '#client/language/option-labels.ts';
import { useOfferedProvinces, useProvinceName } from '#client/language/place-names.ts';
import { Button } from '#client/ui/button.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { ChoiceGroup } from '#client/ui/fields/choice-group.tsx';
import { passOverSecondTap, useLastPress } from '#client/ui/second-tap.ts';
import { Sheet } from '#client/ui/sheet.tsx';
import './first-visit.css';

const steps = ['language', 'place', 'work'] as const;

type Props = {
  /** Each answer, as soon as it is given. */
  onAnswer: (preferences: SearchTerms) => void;
  /** Left before the end. */
  onClose: () => void;
  onDone: (preferences: SearchTerms) => void;
};

/** The questions of the first visit (product 2.55): language, then place and work by a tap each, or not. */
function FirstVisit({ onAnswer, onClose, onDone }: Props) {
  const { t } = useLingui();
  const [at, setAt] = useState(0);
  const [preferences, setPreferences] = useState<SearchTerms>({});
  const step = steps[at];
  const number = at + 1;
  const questions = {
    language: t({ message: 'Language', comment: 'The language of the app' }),
    place: t`Where are you looking for work?`,
    work: t`What work are you looking for?`,
  };
  const question = step && questions[step];
  const answers = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What was tapped is gone, and the next question is to be heard.
    if (at > 0) answers.current?.focus();
  }, [at]);
  const press = useLastPress();
  const goOn = (next: SearchTerms) => {
    // It would answer the next question, which nobody has read.
    passOverSecondTap(press.current);
    setPreferences(next);
    onAnswer(next);
    if (at + 1 < steps.length) setAt(at + 1);
    else onDone(next);
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={question}
      footer={
        step === 'language' ? (
          <LanguageNext onNext={() => goOn(preferences)} />
        ) : (
          <Button variant="outline" onClick={() => goOn(preferences)}>
            <Trans>Skip</Trans>
          </Button>
        )
      }
    >
      <div ref={answers} className="kg-first-visit" role="group" aria-label={question} tabIndex={-1}>
        <p className="kg-muted">
          <Trans>Question {number} of 3</Trans>
        </p>
        {step === 'language' && <LanguageAnswers />}
        {step === 'place' && <PlaceAnswers onChoose={(place) => goOn(withPlace(preferences, place))} />}
        {step === 'work' && <WorkAnswers onChoose={(work) => goOn(withTerm(preferences, work))} />}
      </div>
    </Sheet>
  );
}

/** Each in its own script; the browser's is chosen already. */
function LanguageAnswers() {
  const { t } = useLingui();
  const options = (['kh', 'eng'] as const).map((value) => ({
    value,
    title: <bdi lang={languages[value].tag}>{languages[value].name}</bdi>,
  }));
  return (
    <ChoiceGroup
      legend={t`You can change it at any time.`}
      name="first-language"
      options={options}
      {...useLanguageChoice()}
    />
  );
}

/** Going on with it chooses it, also where it was the browser's. */
function LanguageNext({ onNext }: { onNext: () => void }) {
  const language = useLanguage();
  const next = () => {
    storeLanguage(language);
    onNext();
  };
  return (
    <Button onClick={next}>
      <Trans>Next</Trans>
    </Button>
  );
}

type Choosing<Chosen> = { onChoose: (chosen: Chosen) => void };

function PlaceAnswers({ onChoose }: Choosing<string | undefined>) {
  const provinceName = useProvinceName();
  return (
    <div className="kg-chips wrap">
      {useOfferedProvinces().map((province) => (
        <Chip key={province} pressed={false} onToggle={() => onChoose(placeOf({ province }))}>
          {provinceName(province)}
        </Chip>
      ))}
    </div>
  );
}

function WorkAnswers({ onChoose }: Choosing<SearchTerms>) {
  const label = useOptionLabel();
  const { t } = useLingui();
  const groups = [
    { name: 'industry', title: t`Industry` },
    { name: 'type', title: t`Type` },
  ] as const;
  return groups.map(({ name, title }) => (
    <div key={name} role="group" aria-labelledby={`first-${name}`}>
      <h3 id={`first-${name}`}>{title}</h3>
      <div className="kg-chips wrap">
        {searchOptions[name].map((value) => (
          <Chip key={value} pressed={false} onToggle={() => onChoose({ [name]: value })}>
            {label(value)}
          </Chip>
        ))}
      </div>
    </div>
  ));
}

export function openFirstVisit(shell: ShellController): void {
  openBesideApp(shell, (close) => (
    <FirstVisit
      onAnswer={storePreferences}
      onClose={close}
      onDone={(search) => {
        close();
        if (Object.keys(search).length > 0) void shell.router.navigate({ to: '/jobs', search });
      }}
    />
  ));
}
