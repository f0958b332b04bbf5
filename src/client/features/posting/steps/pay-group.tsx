/** The pay fields: amounts, currency, period, and the salary as text (product 2.7, 4.7). */
import { Trans, useLingui } from '@lingui/react/macro';
import { lengths } from '#contract/limits.ts';
import { currencies, payPeriods } from '#contract/pay.ts';
import { AmountField } from '#client/forms/amount-field.tsx';
import { FormField } from '#client/forms/form-field.tsx';
import { useField } from '#client/forms/use-form.tsx';
import { Button } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/fields/checkbox.tsx';
import { Segments } from '#client/ui/segments.tsx';
import { useDraft, useDraftForm } from '../draft/draft-store.ts';
import { type JobDraft } from '../draft/job-draft.ts';
import { generatedSalary, salaryTextOf, withPay } from '../draft/salary-text.ts';

const signs = { USD: '$', KHR: '៛' } as const;

function Amount({
  path,
  label,
  error,
}: {
  path: 'salary_min' | 'salary_max';
  label: string;
  error?: string;
}) {
  const { i18n } = useLingui();
  const form = useDraftForm();
  const field = useField(form, path);
  return (
    <AmountField
      {...field}
      error={field.error && (error ?? field.error)}
      label={<span className="kg-visually-hidden">{label}</span>}
      prefix={label}
      onChange={(typed) => form.change(withPay(i18n, form.read(), { [path]: typed }))}
    />
  );
}

export function PayGroup() {
  const { t, i18n } = useLingui();
  const form = useDraftForm();
  const draft = useDraft((all) => all);
  const change = (changed: Partial<JobDraft>) => form.change(withPay(i18n, form.read(), changed));
  const isReversed =
    useField(form, 'salary_max').error && Number(draft.salary_max) < Number(draft.salary_min);
  const generated = salaryTextOf(i18n, draft);
  const periods = { hour: t`Hour`, day: t`Day`, month: t`Month` } as const;
  return (
    <>
      <fieldset className="posting-group">
        <legend className="kg-label">
          <Trans>Pay</Trans>
        </legend>
        <div className="posting-row">
          <Segments
            legend={t`Currency`}
            hideLegend
            name="salary_currency"
            options={currencies.map((value) => ({ value, label: signs[value] }))}
            value={currencies.find((currency) => currency === draft.salary_currency) ?? 'USD'}
            onChange={(salary_currency) => change({ salary_currency })}
          />
          <Segments
            legend={t`Period`}
            hideLegend
            name="salary_period"
            options={payPeriods.map((value) => ({ value, label: periods[value] }))}
            value={payPeriods.find((period) => period === draft.salary_period) ?? 'month'}
            onChange={(salary_period) => change({ salary_period })}
          />
        </div>
        <div className="posting-row">
          <Amount path="salary_min" label={t`From`} />
          <Amount
            path="salary_max"
            label={t`To`}
            {...(isReversed && { error: t`“To” can't be less than “From”.` })}
          />
        </div>
        <Checkbox
          label={t`Negotiable`}
          checked={draft.negotiable !== ''}
          onChange={({ target }) => change({ negotiable: target.checked ? 'yes' : '' })}
        />
      </fieldset>
      <div className="posting-salary">
        <FormField
          form={form}
          path="salary"
          kind="text"
          label={t`Salary`}
          hint={t`Job seekers see this. You can change it.`}
          maxLength={lengths.salary}
          placeholder="$300-$500"
        />
        {generated && generated !== draft.salary && (
          <Button variant="plain" small onClick={() => form.change(generatedSalary(i18n, form.read()))}>
            <Trans>Rewrite it from the numbers</Trans>
          </Button>
        )}
      </div>
    </>
  );
}
