/** The facts of a job as terms and values (product 2.6). */
import { useLingui } from '@lingui/react/macro';
import {
  briefcaseOutline,
  calendarNumberOutline,
  cashOutline,
  constructOutline,
  hammerOutline,
  hourglassOutline,
  languageOutline,
  layersOutline,
  locationOutline,
  peopleOutline,
  personOutline,
  schoolOutline,
  trendingUpOutline,
} from 'ionicons/icons';
import { type JobDetail } from '#contract/jobs.ts';
import { salarySaysMore } from '#search/salary-says-more.ts';
import { useDates } from '#client/language/dates.ts';
import { useOptionLabel } from '#client/language/option-labels.ts';
import { usePayText } from '#client/language/pay-text.ts';
import { usePlaceText } from '#client/language/place-names.ts';
import { usePostingLabel } from '#client/language/posting-labels.ts';
import { TextLink } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { UserText, withoutBreaks } from '#client/ui/user-text.tsx';
import { useOccupationName } from '../occupations/occupation-queries.ts';
import './job-facts.css';

/** Characters; longer values take the whole width. */
const shortValue = 18;

/** `fields` are the fields of the job that the fact shows. */
type Fact = readonly [fields: readonly string[], icon: string, term: string, value: string, wide?: 'wide'];

/** The employer may have left a field out, and a cached copy may lack it. */
const isFilledIn = ([, , , value]: Fact): boolean => Boolean(value);

const isLong = (value: string): boolean => withoutBreaks(value).length > shortValue;

type Props = {
  job: JobDetail;
  /** Names of fields to mark, in the preview of unsaved changes. */
  changed?: readonly string[];
};

const classOf = (isWide: boolean, isChanged = false): string =>
  [isWide && 'wide', isChanged && 'job-changed'].filter(Boolean).join(' ');

type OccupationFactProps = { occupation: string; changed?: readonly string[] | undefined };

/** The occupation, on the job's page as a link to the jobs of the same occupation. */
function OccupationFact({ occupation, changed }: OccupationFactProps) {
  const { t } = useLingui();
  // The row has its height before the name is loaded.
  const name = useOccupationName(occupation) ?? '\u00a0';
  return (
    <div className={classOf(isLong(name), changed?.includes('occupation'))}>
      <Icon name={hammerOutline} size={20} />
      <dt>{t`Kind of work`}</dt>
      <dd>
        {changed ? (
          name
        ) : (
          <TextLink to="/jobs" search={{ occupation }}>
            {name}
          </TextLink>
        )}
      </dd>
    </div>
  );
}

export function JobFacts({ job, changed }: Props) {
  const { t } = useLingui();
  const label = useOptionLabel();
  const postingLabel = usePostingLabel();
  const placeText = usePlaceText();
  const { dayAndMonth } = useDates();
  const pay = usePayText()(job, 'long');
  // In addition to the numbers, show the employer's text if it says more.
  const salary = pay !== job.salary && salarySaysMore(job.salary, job) ? job.salary : '';
  const { available_position: positions, age } = job;
  const facts: readonly Fact[] = [
    [['location', 'province', 'district'], locationOutline, t`Location`, placeText(job)],
    [['expires_on'], hourglassOutline, t`Apply by`, job.expires_on ? dayAndMonth(job.expires_on) : ''],
    [['salary'], cashOutline, t`Salary`, salary, 'wide'],
    [['job_type'], briefcaseOutline, t`Job Type`, label(job.job_type)],
    [['level'], trendingUpOutline, t`Level`, label(job.level)],
    [['available_position'], peopleOutline, t`Available positions`, t`${positions} pax`],
    [['gender'], personOutline, t`Gender`, postingLabel(job.gender)],
    [['age'], calendarNumberOutline, t`Age`, t`${age}+`],
    [['qualification'], schoolOutline, t`Qualification`, postingLabel(job.qualification)],
    [['language'], languageOutline, t`Language`, postingLabel(job.language)],
    [['category'], layersOutline, t`Category`, label(job.category), 'wide'],
    [['required_skills'], constructOutline, t`Required skills`, job.required_skills, 'wide'],
  ];
  return (
    <dl className="job-facts">
      {job.occupation && <OccupationFact occupation={job.occupation} changed={changed} />}
      {facts.filter(isFilledIn).map(([fields, icon, term, value, wide]) => (
        <div
          key={term}
          className={classOf(
            wide !== undefined || isLong(value),
            fields.some((field) => changed?.includes(field)),
          )}
        >
          <Icon name={icon} size={20} />
          <dt>{term}</dt>
          <UserText as="dd">{value}</UserText>
        </div>
      ))}
    </dl>
  );
}
