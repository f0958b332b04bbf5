/** Working conditions (product 2.7): hours, days, overtime, what the employer provides, and the start. */
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { dayInCambodia } from '#contract/days.ts';
import { overtimes, type Provision, provisions } from '#contract/job-fields.ts';
import { maximumDaysOpen } from '#contract/limits.ts';
import { overtimeTexts } from '#client/features/jobs/details/job-conditions.tsx';
import { provisionIcons } from '#client/features/jobs/card/condition-icons.ts';
import { daysText, hoursText, provisionNames } from '#client/language/condition-texts.ts';
import { Chip } from '#client/ui/chip.tsx';
import { Optional } from '#client/ui/fields/field-frame.tsx';
import { SelectField } from '#client/ui/fields/select-field.tsx';
import { DateField } from '#client/ui/fields/text-field.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { useDraft, useDraftForm } from '../draft/draft-store.ts';
import { type DraftConditions } from '../draft/job-draft.ts';

/** Usual ones first. */
const hoursADay = [8, 9, 10, 12, 1, 2, 3, 4, 5, 6, 7, 11, 13, 14, 15, 16];
const daysAWeek = [6, 5, 7, 1, 2, 3, 4];

const starts = { now: msg`Right away`, day: msg`On a date` } as const;

export function ConditionsGroup() {
  const { t, i18n } = useLingui();
  const form = useDraftForm();
  const conditions = useDraft((draft) => draft.conditions);
  const { provides, start } = conditions;
  const change = (changed: Partial<DraftConditions>) =>
    form.change({ conditions: { ...form.read().conditions, ...changed } });
  const toggle = (item: Provision) =>
    change({ provides: provisions.filter((one) => provides.includes(one) !== (one === item)) });
  const select = (
    name: 'hours_per_day' | 'days_per_week' | 'overtime',
    label: string,
    options: [string, string][],
  ) => (
    <SelectField
      label={label}
      name={name}
      placeholder={t`Not stated`}
      options={options.map(([value, text]) => ({ value, label: text }))}
      value={conditions[name]}
      onChange={({ target }) => change({ [name]: target.value })}
    />
  );
  return (
    <fieldset className="posting-group">
      <legend className="kg-label">
        <Trans>Working conditions</Trans> <Optional />
      </legend>
      <div role="group" aria-label={t`The employer provides`} className="kg-chips wrap">
        {provisions.map((item) => (
          <Chip key={item} pressed={provides.includes(item)} tick onToggle={() => toggle(item)}>
            <Icon name={provisionIcons[item]} size={18} />
            {t(provisionNames[item])}
          </Chip>
        ))}
      </div>
      <div className="posting-row">
        {select(
          'hours_per_day',
          t`Hours`,
          hoursADay.map((hours) => [String(hours), hoursText(i18n, hours)]),
        )}
        {select(
          'days_per_week',
          t`Days`,
          daysAWeek.map((days) => [String(days), daysText(i18n, days)]),
        )}
      </div>
      <div className="posting-row">
        {select(
          'overtime',
          t`Overtime`,
          overtimes.map((value) => [value, t(overtimeTexts[value])]),
        )}
        <SelectField
          label={t`Start of work`}
          name="start"
          placeholder={t`Not stated`}
          options={(['now', 'day'] as const).map((value) => ({ value, label: t(starts[value]) }))}
          value={start === '' || start === 'now' ? start : 'day'}
          onChange={({ target }) => change({ start: target.value })}
        />
      </div>
      {start !== '' && start !== 'now' && (
        <DateField
          label={t`First day of work`}
          hint={start < dayInCambodia() ? t`This day is over, so it isn't shown.` : undefined}
          name="start_day"
          min={dayInCambodia()}
          max={dayInCambodia(maximumDaysOpen)}
          value={start === 'day' ? '' : start}
          onChange={({ target }) => change({ start: target.value || 'day' })}
        />
      )}
    </fieldset>
  );
}
