/** Where a job is, in the reader's language (product 1.3): district and province where given, else its location. */
import { useLingui } from '@lingui/react/macro';
import { type JobListItem } from '#contract/jobs.ts';
import { useOptionLabel } from './option-labels.ts';
import { useProvinceName } from './province-names.ts';

type Place = Pick<JobListItem, 'location' | 'province' | 'district'>;

export function usePlaceText(): (job: Place) => string {
  const { t } = useLingui();
  const label = useOptionLabel();
  const provinceName = useProvinceName();
  return ({ location, province, district }) => {
    const wider = province ? provinceName(province) : label(location);
    return district
      ? t({ message: `${district}, ${wider}`, comment: 'District and province of a job' })
      : wider;
  };
}
