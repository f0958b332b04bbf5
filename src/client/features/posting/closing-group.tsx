/** When the job closes by itself (product 2.7): after a while, on a day, or never. */
import { Trans, useLingui } from '@lingui/react/macro';
import { dayInCambodia } from '#contract/days.ts';
import { maximumDaysOpen } from '#contract/limits.ts';
import { useField } from '#client/forms/use-form.tsx';
import { RadioChips } from '#client/ui/chip.tsx';
import { DateField } from '#client/ui/fields/date-field.tsx';
import { Optional } from '#client/ui/fields/field-frame.tsx';
import { closesOf, lastDayOf, openDays } from './draft-rules.ts';
import { useDraft, useDraftForm } from './draft-store.ts';

export function ClosingGroup() {
  const { t } = useLingui();
  const form = useDraftForm();
  const closes = useDraft(closesOf);
  const lastDay = useDraft(lastDayOf);
  const { error } = useField(form, 'expires_on');
  const words: Record<(typeof openDays)[number], string> = {
    14: t`2 weeks`,
    30: t`1 month`,
    90: t`3 months`,
  };
  return (
    <fieldset className="posting-group">
      <legend className="kg-label">
        <Trans>Closes on</Trans> <Optional />
      </legend>
      <RadioChips
        name="closes"
        options={[
          ...openDays.map((days) => ({ value: days as string, label: words[days] })),
          { value: 'none', label: t`No end` },
        ]}
        value={closes}
        onChange={(chosen) => form.change({ closes: chosen, expires_on: '' })}
      />
      <DateField
        label={<span className="kg-visually-hidden">{t`Last day`}</span>}
        name="expires_on"
        min={dayInCambodia(1)}
        max={dayInCambodia(maximumDaysOpen)}
        hint={closes === 'none' ? undefined : t`The job closes on that day. We remind you 3 days before.`}
        error={error}
        value={lastDay}
        onChange={({ target }) =>
          form.change(
            target.value ? { closes: 'day', expires_on: target.value } : { closes: 'none', expires_on: '' },
          )
        }
      />
    </fieldset>
  );
}
