/** Further filters of the employer's list, and its order. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/fields/checkbox.tsx';
import { Segments } from '#client/ui/segments.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import { type ApplicantFilter, type ApplicantOrder } from './applicant-filter.ts';

type Props = {
  open: boolean;
  onClose: () => void;
  filter: ApplicantFilter;
  onFilter: (filter: ApplicantFilter) => void;
};

export function ApplicantFilterSheet({ open, onClose, filter, onFilter }: Props) {
  const { t } = useLingui();
  const { isUnread = false, order = 'newest' } = filter;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t`Filters`}
      footer={
        <Button wide onClick={onClose}>
          <Trans>Show results</Trans>
        </Button>
      }
    >
      <Segments<ApplicantOrder>
        legend={t`Sort By`}
        name="applicant-order"
        options={[
          { value: 'newest', label: t`Newest first` },
          { value: 'oldest', label: t`Oldest first` },
        ]}
        value={order}
        onChange={(chosen) => onFilter({ ...filter, order: chosen })}
      />
      <Checkbox
        label={t`Not read yet`}
        checked={isUnread}
        onChange={({ target }) => onFilter({ ...filter, isUnread: target.checked })}
      />
    </Sheet>
  );
}
