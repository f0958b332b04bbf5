/** Date fields made of native select lists: a day, a month, and a period of months. */
import { Trans, useLingui } from '@lingui/react/macro';
import { chevronDown } from 'ionicons/icons';
import { type ReactNode, useId, useState } from 'react';
import { type Path, valueAt } from '#client/forms/form-store.ts';
import { useField, useFormState } from '#client/forms/use-form.tsx';
import { today, useDates } from '#client/language/dates.ts';
import { FieldError } from '#client/ui/fields/field-frame.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Checkbox } from '#client/ui/fields/checkbox.tsx';
import { type CvForm, type CvValues } from '../cv-values.ts';

const workingLife = { least: 0, most: 60 };

/** The first and last month of a job or education; “until now” stores today as its end. */
export function PeriodFields({ form, section }: { form: CvForm; section: 'work_exp' | 'education' }) {
  const start = `${section}.0.start_date` as const;
  const end = `${section}.0.end_date` as const;
  const isOngoing = useFormState(form, ({ values }) => String(valueAt(values, end) ?? '') >= today());
  return (
    <>
      <DateSelects form={form} path={start} legend={<Trans>From</Trans>} yearsAgo={workingLife} />
      <Checkbox
        label={<Trans comment="After “From when”: it has not ended">until now</Trans>}
        checked={isOngoing}
        onChange={({ target }) => form.type(end, target.checked ? today() : '')}
      />
      {!isOngoing && <DateSelects form={form} path={end} legend={<Trans>To</Trans>} yearsAgo={workingLife} />}
    </>
  );
}

type Part = 'year' | 'month' | 'day';
type Parts = Readonly<Record<Part, string>>;

const partsOf = (date: string): Parts => {
  const [year = '', month = '', day = ''] = date.split('-');
  return { year, month, day };
};

const twoDigits = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => String(at + 1).padStart(2, '0'));

const years = ({ from, to }: { from: number; to: number }): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => String(to - at));

type Props = {
  form: CvForm;
  path: Path<CvValues>;
  legend: ReactNode;
  /** Hides the legend visually if the question already says it. */
  hideLegend?: boolean;
  /** The range of years, counted back from this year. */
  yearsAgo: { readonly least: number; readonly most: number };
  /** Without a day, the first of the month is stored. */
  withDay?: boolean;
};

/** Stores nothing until all parts are chosen. */
export function DateSelects({ form, path, legend, hideLegend, yearsAgo, withDay = false }: Props) {
  const { t } = useLingui();
  const id = useId();
  const { wholeMonthAndYear } = useDates();
  const { value, error, onChange } = useField(form, path, t`Please choose a date.`);
  const [parts, setParts] = useState(() => partsOf(value));
  const thisYear = Number(today().slice(0, 4));
  const choose = (part: Part, chosen: string) => {
    const next = { ...parts, [part]: chosen };
    setParts(next);
    const all = [next.year, next.month, withDay ? next.day : '01'];
    onChange(all.includes('') ? '' : all.join('-'));
  };
  const monthName = (month: string) => wholeMonthAndYear(`2000-${month}-01`).split(' ')[0] ?? month;
  const lists = [
    ...(withDay ? [['day', t`Day`, twoDigits(31), (day: string) => String(Number(day))] as const] : []),
    ['month', t`Month`, twoDigits(12), monthName] as const,
    [
      'year',
      t`Year`,
      years({ from: thisYear - yearsAgo.most, to: thisYear - yearsAgo.least }),
      (year: string) => year,
    ] as const,
  ];
  return (
    <fieldset className="kg-field cv-day">
      <legend className={hideLegend ? 'kg-visually-hidden' : 'kg-label'}>{legend}</legend>
      <div className={withDay ? 'with-day' : undefined}>
        {lists.map(([part, name, options, label]) => (
          <label key={part}>
            <span className="kg-label">{name}</span>
            <span className="kg-box select">
              <select
                name={`${path}.${part}`}
                value={parts[part]}
                aria-invalid={error ? true : undefined}
                aria-describedby={error ? `${id}-error` : undefined}
                onChange={({ target }) => choose(part, target.value)}
              >
                <option value="">–</option>
                {options.map((option) => (
                  <option key={option} value={option}>
                    {label(option)}
                  </option>
                ))}
              </select>
              <Icon name={chevronDown} size={20} />
            </span>
          </label>
        ))}
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  );
}
