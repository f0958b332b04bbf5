/** More filters for the employer's list, and its order (product 2.30). Applied with "Show results". */
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { cvWordLimits } from '#contract/application-filters.ts';
import { useIsOnline } from '#client/data/connection.ts';
import { Button } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/fields/checkbox.tsx';
import { SelectField } from '#client/ui/fields/select-field.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { Segments } from '#client/ui/segments.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import {
  type ApplicantFilter,
  type ApplicantOrder,
  parseFilter,
  toSearch,
  withoutSheetFilters,
} from './applicant-filter.ts';
import { type Place, usePlaceName } from './applicant-filter.ts';

type Props = {
  open: boolean;
  onClose: () => void;
  places: readonly Place[];
  filter: ApplicantFilter;
  onFilter: (filter: ApplicantFilter) => void;
};

type PlaceProps = {
  places: readonly Place[];
  value: string | undefined;
  onChange: (place: string) => void;
};

function PlaceField({ places, value = '', onChange }: PlaceProps) {
  const { t } = useLingui();
  const nameOf = usePlaceName(places);
  // The page's address may name a place that no applicant lives in any more.
  const extra = places.some(({ place }) => place === value) || !value ? [] : [{ place: value }];
  return (
    <SelectField
      label={<Trans>Where they live</Trans>}
      placeholder={t`Anywhere`}
      value={value}
      options={[...places, ...extra].map(({ place }) => ({ value: place, label: nameOf(place) }))}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

type FormProps = Omit<Props, 'open' | 'onClose'> & { id: string };

/** Starts with the current filter each time the sheet opens. */
function FilterForm({ id, places, filter, onFilter }: FormProps) {
  const { t } = useLingui();
  const isOnline = useIsOnline();
  const [draft, setDraft] = useState(filter);
  const change = (changed: ApplicantFilter) => setDraft({ ...draft, ...changed });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onFilter(parseFilter(toSearch(draft)));
  };
  const reset = (event: FormEvent) => {
    event.preventDefault();
    const { order: _order, ...rest } = withoutSheetFilters(draft);
    setDraft(rest);
  };
  return (
    <form id={id} noValidate onSubmit={submit} onReset={reset}>
      <Segments<ApplicantOrder>
        legend={t`Sort By`}
        name="applicant-order"
        options={[
          { value: 'newest', label: t`Newest first` },
          { value: 'oldest', label: t`Oldest first` },
          { value: 'answers', label: t`Best answers` },
        ]}
        value={draft.order ?? 'newest'}
        onChange={(order) => change({ order })}
      />
      <TextField
        label={<Trans>Words in the CV</Trans>}
        hint={
          isOnline
            ? t`For example, a skill or a school. Finds CVs that contain all the words.`
            : t`Needs internet`
        }
        enterKeyHint="search"
        autoComplete="off"
        maxLength={(cvWordLimits.length + 1) * cvWordLimits.count}
        value={draft.words ?? ''}
        onChange={({ target }) => change({ words: target.value })}
      />
      <PlaceField places={places} value={draft.place} onChange={(place) => change({ place })} />
      <Checkbox
        label={t`Not read yet`}
        checked={draft.isUnread ?? false}
        onChange={({ target }) => change({ isUnread: target.checked })}
      />
    </form>
  );
}

export function ApplicantFilterSheet({ open, onClose, places, filter, onFilter }: Props) {
  const { t } = useLingui();
  const id = useId();
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t`Filters`}
      footer={
        <>
          <Button variant="outline" type="reset" form={id}>
            <Trans>Reset</Trans>
          </Button>
          <Button type="submit" form={id}>
            <Trans>Show results</Trans>
          </Button>
        </>
      }
    >
      <FilterForm
        id={id}
        places={places}
        filter={filter}
        onFilter={(chosen) => {
          onClose();
          onFilter(chosen);
        }}
      />
    </Sheet>
  );
}
