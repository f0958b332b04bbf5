/** The controls over the employer's list: state chips, and a job when there are several. */
import { Trans, useLingui } from '@lingui/react/macro';
import { type Application } from '#contract/applications.ts';
import { Chip } from '#client/ui/chip.tsx';
import { SelectField } from '#client/ui/fields/select-field.tsx';
import { type ApplicationFilter, jobsOf } from './application-filter.ts';

type Props = {
  list: readonly Application[];
  filter: ApplicationFilter;
  onFilter: (filter: ApplicationFilter) => void;
};

export function ApplicationFilters({ list, filter, onFilter }: Props) {
  const { t } = useLingui();
  const jobs = jobsOf(list);
  const states = [
    [undefined, t`All`],
    ['pending', t`Pending`],
    ['accepted', t`Accepted`],
    ['rejected', t`Rejected`],
  ] as const;
  return (
    <div className="application-filters">
      <div className="kg-chips" role="group" aria-label={t`Filter by status`}>
        {states.map(([status, word]) => (
          <Chip
            key={word}
            pressed={filter.status === status}
            onToggle={() => onFilter({ ...filter, status })}
          >
            {word}
          </Chip>
        ))}
      </div>
      {jobs.length > 1 && (
        <SelectField
          label={<Trans>Job</Trans>}
          placeholder={t`All jobs`}
          value={filter.jobId === undefined ? '' : String(filter.jobId)}
          options={jobs.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={({ target }) =>
            onFilter({ ...filter, jobId: target.value === '' ? undefined : Number(target.value) })
          }
        />
      )}
    </div>
  );
}
