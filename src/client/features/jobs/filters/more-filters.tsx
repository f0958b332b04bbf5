/** Filters by pay, age of the posting, verification and status. */
import { Trans, useLingui } from '@lingui/react/macro';
import { AmountField } from '#client/forms/amount-field.tsx';
import { Checkbox } from '#client/ui/fields/checkbox.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { postedWithin, type SearchTerms, withTerm } from '../search/search-terms.ts';

type Props = { terms: SearchTerms; onChange: (terms: SearchTerms) => void };

export function MoreFilters({ terms, onChange }: Props) {
  const { t } = useLingui();
  const change = (changed: SearchTerms) => onChange(withTerm(terms, changed));
  const daysText = (days: number) => (days === 1 ? t`24 hours` : t`${days} days`);
  return (
    <>
      <AmountField
        label={t`Minimum pay`}
        hint={t`US dollars a month`}
        prefix="$"
        value={terms.salary_from ? String(terms.salary_from) : ''}
        onChange={(typed) => change({ salary_from: Math.floor(Number(typed)) || undefined })}
      />
      <div role="group" aria-labelledby="filter-within">
        <h3 id="filter-within">
          <Trans>Posted within</Trans>
        </h3>
        <div className="kg-chips wrap">
          <Chip pressed={terms.within === undefined} onToggle={() => change({ within: undefined })}>
            <Trans>Any time</Trans>
          </Chip>
          {postedWithin.map((days) => (
            <Chip
              key={days}
              pressed={terms.within === days}
              onToggle={() => change({ within: terms.within === days ? undefined : days })}
            >
              {daysText(days)}
            </Chip>
          ))}
        </div>
      </div>
      <div>
        <Checkbox
          label={t`Verified companies only`}
          checked={terms.verified === 1}
          onChange={({ target }) => change({ verified: target.checked ? 1 : undefined })}
        />
        <Checkbox
          label={t`Open jobs only`}
          checked={terms.status === 'Hiring'}
          onChange={({ target }) => change({ status: target.checked ? 'Hiring' : undefined })}
        />
      </div>
    </>
  );
}
