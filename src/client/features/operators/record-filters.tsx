/** Narrows the record: by operator, by action, by days. */
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type AuditEntry } from '#contract/operators.ts';
import { today } from '#client/language/dates.ts';
import { DateField } from '#client/ui/fields/date-field.tsx';
import { SelectField } from '#client/ui/fields/select-field.tsx';
import { useActionChoices } from './action-texts.ts';
import { type RecordFilter } from './operator-queries.ts';

type Props = {
  filter: RecordFilter;
  /** Whose names are offered. */
  entries: readonly AuditEntry[];
  onChange: (filter: RecordFilter) => void;
};

/** All who were seen since the page opened: a filtered record shows one of them only. */
function useSeenOperators(entries: readonly AuditEntry[]): readonly string[] {
  const [seen, setSeen] = useState<readonly string[]>([]);
  const fresh = [...new Set(entries.map(({ operator }) => operator))].filter((name) => !seen.includes(name));
  if (fresh.length > 0) setSeen([...seen, ...fresh].sort());
  return seen;
}

export function RecordFilters({ filter, entries, onChange }: Props) {
  const { t } = useLingui();
  const operators = useSeenOperators(entries);
  const actions = useActionChoices();
  const set = (name: keyof RecordFilter) => ({
    value: filter[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...filter, [name]: target.value }),
  });
  return (
    <div className="record-filters">
      <SelectField
        label={t({ message: 'Who', comment: 'Which operator' })}
        options={operators.map((name) => ({ value: name, label: name }))}
        placeholder={t`All operators`}
        {...set('operator')}
      />
      <SelectField
        label={t({ message: 'What', comment: 'What an operator did' })}
        options={actions}
        placeholder={t`All actions`}
        {...set('action')}
      />
      <DateField label={t`From`} max={filter.to || today()} {...set('from')} />
      <DateField label={t`To`} min={filter.from} max={today()} {...set('to')} />
    </div>
  );
}
