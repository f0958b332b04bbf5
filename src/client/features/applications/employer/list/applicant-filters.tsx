/** The filter controls above the employer's list: chips, the job, and a button for the filter sheet. */
import { Trans, useLingui } from '@lingui/react/macro';
import { optionsOutline, starOutline } from 'ionicons/icons';
import { useState } from 'react';
import { type AnswerCondition } from '#contract/answer-conditions.ts';
import { isYears } from '#contract/job-questions.ts';
import { questionTexts } from '#client/language/question-texts.ts';
import { lazySheet } from '#client/language/lazy-part.tsx';
import { Button, IconButton } from '#client/ui/button.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { RemovableChip } from '#client/ui/removable-chip.tsx';
import { SelectField } from '#client/ui/fields/select-field.tsx';
import {
  type ApplicantFilter,
  countSheetFilters,
  sheetFilters,
  toggleCondition,
  withoutSheetFilters,
} from './applicant-filter.ts';
import { type FilterChoices } from './use-applicants.ts';
import { type Place, usePlaceName } from './applicant-filter.ts';

type ApplicantActiveFiltersProps = {
  places: readonly Place[];
  filter: ApplicantFilter;
  onFilter: (filter: ApplicantFilter) => void;
};

/** The sheet's active filters, each as a chip that removes it (product 2.30). */
function ApplicantActiveFilters({ places, filter, onFilter }: ApplicantActiveFiltersProps) {
  const { t } = useLingui();
  const nameOf = usePlaceName(places);
  if (countSheetFilters(filter) === 0) return null;
  const { words = '', place = '' } = filter;
  const texts = { isUnread: t`Not read yet`, place: nameOf(place), words: t`“${words}” in the CV` };
  return (
    <div className="kg-chips wrap applicant-active-filters" role="group" aria-label={t`Active filters`}>
      {sheetFilters
        .filter((name) => filter[name])
        .map((name) => {
          const { [name]: _removed, ...others } = filter;
          const text = texts[name];
          return (
            <RemovableChip
              key={name}
              label={text}
              removeLabel={t`Remove ${text}`}
              onRemove={() => onFilter(others)}
            />
          );
        })}
      <Button variant="plain" small onClick={() => onFilter(withoutSheetFilters(filter))}>
        <Trans comment="Takes all filters away">Clear</Trans>
      </Button>
    </div>
  );
}

const ApplicantFilterSheet = lazySheet(
  async () => (await import('./applicant-filter-sheet.tsx')).ApplicantFilterSheet,
);

type Props = {
  choices: FilterChoices;
  filter: ApplicantFilter;
  onFilter: (filter: ApplicantFilter) => void;
};

type AnswerChipsProps = {
  questions: FilterChoices['questions'];
  filter: ApplicantFilter;
  onFilter: (filter: ApplicantFilter) => void;
};

/** One chip per question: only those who answered yes, or have experience; and one for everyone else. */
function AnswerChips({ questions, filter, onFilter }: AnswerChipsProps) {
  const { t, i18n } = useLingui();
  const { answers = [], isOthers = false, ...rest } = filter;
  const change = (next: readonly AnswerCondition[], others: boolean) =>
    onFilter(next.length > 0 ? { ...rest, answers: next, ...(others && { isOthers: true }) } : rest);
  const shown = [...new Set([...questions, ...answers.map(({ question }) => question)])];
  if (shown.length === 0) return null;
  return (
    <div className="kg-chips" role="group" aria-label={t`Filter by answers`}>
      {shown.map((question) => (
        <Chip
          key={question}
          tick
          pressed={answers.some((one) => one.question === question)}
          onToggle={() => change(toggleCondition(answers, question, isYears(question) ? 1 : 'yes'), isOthers)}
        >
          {i18n._(questionTexts[question].short)}
        </Chip>
      ))}
      {answers.length > 0 && (
        <Chip tick pressed={isOthers} onToggle={() => change(answers, !isOthers)}>
          <Trans>Everyone else</Trans>
        </Chip>
      )}
    </div>
  );
}

export function ApplicantFilters({ choices: { jobs, places, questions }, filter, onFilter }: Props) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { status, isStarred = false, ...rest } = filter;
  const chips = [
    { word: t`All`, only: {} },
    { word: t`Pending`, only: { status: 'pending' } },
    { word: t`Starred`, only: { isStarred: true }, icon: starOutline },
    { word: t`Accepted`, only: { status: 'accepted' } },
    { word: t`Rejected`, only: { status: 'rejected' } },
  ] as const satisfies readonly { word: string; only: ApplicantFilter; icon?: string }[];
  const count = countSheetFilters(filter);
  const active = <ApplicantActiveFilters places={places} filter={filter} onFilter={onFilter} />;
  return (
    <div className="application-filters">
      <div className="kg-chips" role="group" aria-label={t`Filter by status`}>
        {chips.map(({ word, only, ...chip }) => {
          const shown: ApplicantFilter = only;
          return (
            <Chip
              key={word}
              {...chip}
              pressed={status === shown.status && isStarred === Boolean(shown.isStarred)}
              onToggle={() => onFilter({ ...rest, ...only })}
            >
              {word}
            </Chip>
          );
        })}
      </div>
      <AnswerChips questions={questions} filter={filter} onFilter={onFilter} />
      <div className="applicant-filter-row">
        {jobs.length > 1 ? (
          <SelectField
            label={<Trans>Job</Trans>}
            placeholder={t`All jobs`}
            value={filter.jobId === undefined ? '' : String(filter.jobId)}
            options={jobs.map(({ id, name }) => ({ value: String(id), label: name }))}
            onChange={({ target }) => {
              const { jobId: _before, ...others } = filter;
              onFilter(target.value === '' ? others : { ...others, jobId: Number(target.value) });
            }}
          />
        ) : (
          active
        )}
        <span className="applicant-more-filters">
          <IconButton
            icon={optionsOutline}
            label={count > 0 ? t`Filters (${count})` : t`Filters`}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          />
          {count > 0 && <em aria-hidden>{count}</em>}
        </span>
      </div>
      {jobs.length > 1 && active}
      <ApplicantFilterSheet
        open={isOpen}
        onClose={() => setOpen(false)}
        places={places}
        filter={filter}
        onFilter={onFilter}
      />
    </div>
  );
}
