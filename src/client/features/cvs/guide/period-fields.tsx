/** From when to when something was: two months, the last of which may be today. */
import { Trans } from '@lingui/react/macro';
import { useFormState } from '#client/forms/use-form.tsx';
import { valueAt } from '#client/forms/form-store.ts';
import { today } from '#client/language/dates.ts';
import { Checkbox } from '#client/ui/fields/checkbox.tsx';
import { type CvForm } from '../cv-values.ts';
import { DaySelects } from './day-selects.tsx';

const lifetime = { least: 0, most: 60 };

export function PeriodFields({ form, section }: { form: CvForm; section: 'work_exp' | 'education' }) {
  const start = `${section}.0.start_date` as const;
  const end = `${section}.0.end_date` as const;
  const isOn = useFormState(form, ({ values }) => String(valueAt(values, end) ?? '') >= today());
  return (
    <>
      <DaySelects form={form} path={start} legend={<Trans>From</Trans>} age={lifetime} />
      <Checkbox
        label={<Trans comment="After “From when”: it has not ended">until now</Trans>}
        checked={isOn}
        onChange={({ target }) => form.type(end, target.checked ? today() : '')}
      />
      {!isOn && <DaySelects form={form} path={end} legend={<Trans>To</Trans>} age={lifetime} />}
    </>
  );
}
