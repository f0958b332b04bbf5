/** Working hours and what the employer provides, as icons with words: short, for cards. */
import { useLingui } from '@lingui/react/macro';
import { type JobConditions } from '#contract/job-fields.ts';
import { daysText, hoursText, provisionNames } from '#client/language/condition-texts.ts';
import { Icon } from '#client/ui/icon.tsx';
import { daysIcon, hoursIcon, provisionIcons } from './condition-icons.ts';

/** Cached jobs of an earlier version have no conditions. */
type Props = { conditions: JobConditions | null | undefined };

export function ConditionList({ conditions }: Props) {
  const { t, i18n } = useLingui();
  if (!conditions) return null;
  const { hours_per_day: hours, days_per_week: days, provides = [] } = conditions;
  const rows = [
    ...(hours ? [[hoursIcon, hoursText(i18n, hours)] as const] : []),
    ...(days ? [[daysIcon, daysText(i18n, days)] as const] : []),
    ...provides.map((item) => [provisionIcons[item], i18n._(provisionNames[item])] as const),
  ];
  if (rows.length === 0) return null;
  return (
    <ul className="job-conditions" aria-label={t`Working conditions`}>
      {rows.map(([icon, text]) => (
        <li key={text}>
          <Icon name={icon} size={18} />
          {text}
        </li>
      ))}
    </ul>
  );
}
