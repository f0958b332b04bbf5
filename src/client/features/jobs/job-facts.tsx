/** The facts of a job as terms and values (product 2.6); knows neither its texts nor its buttons. */
import { useLingui } from '@lingui/react/macro';
import {
  briefcaseOutline,
  calendarNumberOutline,
  constructOutline,
  languageOutline,
  layersOutline,
  locationOutline,
  peopleOutline,
  personOutline,
  schoolOutline,
  trendingUpOutline,
} from 'ionicons/icons';
import { type JobDetail } from '#contract/jobs.ts';
import { useOptionLabel } from '#client/language/option-labels.ts';
import { usePostingLabel } from '#client/language/posting-labels.ts';
import { Icon } from '#client/ui/icon.tsx';
import { withoutBreaks } from '#client/ui/line-breaks.ts';
import { UserText } from '#client/ui/user-text.tsx';
import './job-facts.css';

/** Values longer than this take the whole width. */
const shortValue = 18;

type Fact = readonly [icon: string, term: string, value: string, wide?: 'wide'];

/** A job that was posted, or cached on this device, before a field existed has nothing in it. */
const isFilledIn = ([, , value]: Fact): boolean => Boolean(value);

export function JobFacts({ job }: { job: JobDetail }) {
  const { t } = useLingui();
  const label = useOptionLabel();
  const postingLabel = usePostingLabel();
  const { available_position: positions, age } = job;
  const facts: readonly Fact[] = [
    [briefcaseOutline, t`Job Type`, label(job.job_type)],
    [trendingUpOutline, t`Level`, label(job.level)],
    [peopleOutline, t`Available positions`, t`${positions} pax`],
    [personOutline, t`Gender`, postingLabel(job.gender)],
    [calendarNumberOutline, t`Age`, t`${age}+`],
    [schoolOutline, t`Qualification`, postingLabel(job.qualification)],
    [languageOutline, t`Language`, postingLabel(job.language)],
    [locationOutline, t`Location`, label(job.location)],
    [layersOutline, t`Category`, label(job.category), 'wide'],
    [constructOutline, t`Required skills`, job.required_skills, 'wide'],
  ];
  return (
    <dl className="job-facts">
      {facts.filter(isFilledIn).map(([icon, term, value, wide]) => (
        <div key={term} className={(wide ?? withoutBreaks(value).length > shortValue) ? 'wide' : undefined}>
          <Icon name={icon} size={20} />
          <dt>{term}</dt>
          <UserText as="dd">{value}</UserText>
        </div>
      ))}
    </dl>
  );
}
