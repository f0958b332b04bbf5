/** The questions of the first visit (product 2.55): language, place and work. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { openOverlay } from '#client/app/shell/open-overlay.tsx';
import { storePreferences } from '#client/features/jobs/list/job-preferences.ts';
import { type ShellController } from '#client/ionic-tanstack/shell-controller.ts';
import { useLanguageChoice } from '#client/app/preferences/language-and-theme.tsx';
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
import { ignoreSecondTap, useLastPress } from '#client/ui/second-tap.ts';
import { Sheet } from '#client/ui/sheet.tsx';
import './first-visit.css';

const steps = ['language', 'place', 'work'] as const;

type Props = {
  /** Called with all answers so far after each one. */
  onAnswer: (preferences: SearchTerms) => void;
  /** Called if the user closes the sheet before the end. */
  onClose: () => void;
  onDone: (preferences: SearchTerms) => void;
};

function FirstVisit({ onAnswer, onClose, onDone }: Props) {
  const { t } = useLingui();
  const [index, setIndex] = useState(0);
  const [preferences, setPreferences] = useState<SearchTerms>({});
  const step = steps[index];
  const number = index + 1;
  const questions = {
    language: t({ message: 'Language', comment: 'The language of the app' }),
    place: t`Where are you looking for work?`,
    work: t`What work are you looking for?`,
  };
  const question = step && questions[step];
  const answers = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The tapped button is gone; focusing the group also announces the next question.
    if (index > 0) answers.current?.focus();
  }, [index]);
  const press = useLastPress();
  const answer = (next: SearchTerms) => {
    // A double tap would also answer the next question.
    ignoreSecondTap(press.current);
    setPreferences(next);
    onAnswer(next);
    if (index + 1 < steps.length) setIndex(index + 1);
    else onDone(next);
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={question}
      footer={
        step === 'language' ? (
          <LanguageNext onNext={() => answer(preferences)} />
        ) : (
          <Button variant="outline" onClick={() => answer(preferences)}>
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
        {step === 'place' && <PlaceAnswers onChoose={(place) => answer(withPlace(preferences, place))} />}
        {step === 'work' && <WorkAnswers onChoose={(work) => answer(withTerm(preferences, work))} />}
      </div>
    </Sheet>
  );
}

/** Each language in its own script; the browser's is preselected. */
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

/** Also stores the preselected language. */
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

type AnswersProps<Chosen> = { onChoose: (chosen: Chosen) => void };

function PlaceAnswers({ onChoose }: AnswersProps<string | undefined>) {
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

function WorkAnswers({ onChoose }: AnswersProps<SearchTerms>) {
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

export function openFirstVisitSheet(shell: ShellController): void {
  openOverlay(shell, (close) => (
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
