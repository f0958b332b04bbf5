/** What the sheet narrows the employer's list by, each as a chip that takes itself away (product 2.30). */
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#client/ui/button.tsx';
import { RemovableChip } from '#client/ui/chip.tsx';
import { type ApplicantFilter, countNarrowing, narrowing, widened } from './applicant-filter.ts';
import { type Place } from './applicant-place.ts';
import { usePlaceName } from './use-place-name.ts';

type Props = {
  places: readonly Place[];
  filter: ApplicantFilter;
  onFilter: (filter: ApplicantFilter) => void;
};

export function ApplicantActiveFilters({ places, filter, onFilter }: Props) {
  const { t } = useLingui();
  const nameOf = usePlaceName(places);
  if (countNarrowing(filter) === 0) return null;
  const { words = '', place = '' } = filter;
  const texts = { isUnread: t`Not read yet`, place: nameOf(place), words: t`“${words}” in the CV` };
  return (
    <div className="kg-chips wrap applicant-active-filters" role="group" aria-label={t`Active filters`}>
      {narrowing
        .filter((name) => filter[name])
        .map((name) => {
          const { [name]: _gone, ...others } = filter;
          const text = texts[name];
          return (
            <RemovableChip
              key={name}
              label={text}
              removeLabel={t`Remove ${text}`}
              onRemove={() => onFilter(others)}
            />
          );
        })}
      <Button variant="plain" small onClick={() => onFilter(widened(filter))}>
        <Trans comment="Takes all filters away">Clear</Trans>
      </Button>
    </div>
  );
}
