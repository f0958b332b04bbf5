/** The working conditions on a job's page: hours, days, overtime, what is provided, and the start. */
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { playOutline, timeOutline } from 'ionicons/icons';
import { dayInCambodia } from '#contract/days.ts';
import { type JobConditions, type Overtime } from '#contract/job-fields.ts';
import { daysText, hoursText, provisionNames } from '#client/language/condition-texts.ts';
import { useDates } from '#client/language/dates.ts';
import { Icon } from '#client/ui/icon.tsx';
import { daysIcon, hoursIcon, provisionIcons } from '../card/condition-icons.ts';

export const overtimeTexts = {
  none: msg`No overtime`,
  sometimes: msg`Overtime sometimes`,
  often: msg`Overtime often`,
} satisfies Record<Overtime, unknown>;

/** All conditions in words, in the order in which they are read aloud. */
export function useConditionTexts() {
  const { t, i18n } = useLingui();
  const { dayInSentence } = useDates();
  return ({ hours_per_day, days_per_week, overtime, provides = [], start }: JobConditions) => {
    const startTexts = (): string[] => {
      if (start === 'now') return [t`Starts right away`];
      // After that day, only the employer knows whether the work still starts soon.
      if (!start || start < dayInCambodia()) return [];
      const day = dayInSentence(start);
      return [t`Starts on ${day}`];
    };
    return {
      hours: [
        ...(hours_per_day ? [{ icon: hoursIcon, text: hoursText(i18n, hours_per_day) }] : []),
        ...(days_per_week ? [{ icon: daysIcon, text: daysText(i18n, days_per_week) }] : []),
        ...(overtime ? [{ icon: timeOutline, text: t(overtimeTexts[overtime]) }] : []),
      ],
      provided: provides.map((item) => ({ icon: provisionIcons[item], text: t(provisionNames[item]) })),
      start: startTexts().map((text) => ({ icon: playOutline, text })),
    };
  };
}

type Props = {
  conditions: JobConditions | null | undefined;
  /** Marked in the preview of unsaved changes. */
  isChanged?: boolean;
};

export function JobConditionsBlock({ conditions, isChanged }: Props) {
  const conditionTexts = useConditionTexts();
  if (!conditions) return null;
  const { hours, provided, start } = conditionTexts(conditions);
  const all = [...hours, ...provided, ...start];
  if (all.length === 0) return null;
  return (
    <section className={isChanged ? 'job-page-conditions job-changed' : 'job-page-conditions'}>
      <h2>
        <Trans>Conditions</Trans>
      </h2>
      <ul className="job-conditions">
        {all.map(({ icon, text }) => (
          <li key={text}>
            <Icon name={icon} size={20} />
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
