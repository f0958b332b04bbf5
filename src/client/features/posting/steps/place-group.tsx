/** Where the job is (product 2.7): a list of places, and the district as free text. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { chevronDown } from 'ionicons/icons';
import { useState } from 'react';
import { locations } from '#contract/options.ts';
import { phnomPenh, provinces } from '#contract/places.ts';
import { provinceLocations } from '#contract/province-locations.ts';
import { useSession } from '#client/data/session.ts';
import { ChoiceList } from '#client/features/jobs/filters/choice-list.tsx';
import { type Choice, useProvinceChoices } from '#client/features/jobs/filters/choices.ts';
import { myJobsOf, myJobsQuery } from '#client/features/jobs/my-jobs-queries.ts';
import { FormField } from '#client/forms/form-field.tsx';
import { useOptionLabel } from '#client/language/option-labels.ts';
import { FieldFrame, useFieldIds } from '#client/ui/fields/field-frame.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import { useDraft, useDraftForm } from '../draft/draft-store.ts';
import { type JobDraft } from '../draft/job-draft.ts';

const [inPhnomPenh] = locations;

/** The chosen location or province. Phnom Penh is both; the list has it as a location. */
const placeOf = ({ province, location }: JobDraft): string =>
  province === phnomPenh ? inPhnomPenh : province || location;

function usePlaces(): readonly Choice<string>[] {
  const label = useOptionLabel();
  const [capital, ...others] = useProvinceChoices();
  return [
    ...locations.map((value) => ({
      value,
      text: label(value),
      alsoKnownAs: value === inPhnomPenh ? (capital?.alsoKnownAs ?? value) : value,
    })),
    ...others,
  ];
}

/** Districts of the employer's newest jobs, those in this place first. */
function useRecentDistricts(place: string) {
  const user = useSession();
  const { data } = useInfiniteQuery({
    ...myJobsQuery(user?.user_id ?? 0),
    enabled: user?.acc_type === 'employer',
  });
  const jobs = myJobsOf(data);
  const isHere = ({ province, location }: (typeof jobs)[number]) => province === place || location === place;
  const districts = [...jobs.filter(isHere), ...jobs].flatMap(({ district }) => district ?? []);
  return [...new Set(districts)].slice(0, 20).map((district) => ({ value: district, label: district }));
}

export function PlaceGroup() {
  const { t } = useLingui();
  const form = useDraftForm();
  const place = useDraft(placeOf);
  const places = usePlaces();
  const districts = useRecentDistricts(place);
  const [isOpen, setOpen] = useState(false);
  const wiring = useFieldIds({});
  const valueId = `${wiring.id}-value`;
  const choose = (chosen: string) => {
    const province = provinces.find((one) => one === chosen);
    if (province) form.change({ location: provinceLocations[province], province });
    else form.change({ location: chosen, province: chosen === inPhnomPenh ? phnomPenh : '' });
  };
  return (
    <fieldset className="posting-group">
      <legend className="kg-visually-hidden">
        <Trans>Where</Trans>
      </legend>
      <div className="posting-row">
        <FieldFrame id={wiring.id} label={t`Location`}>
          <button
            {...wiring}
            type="button"
            className="kg-box posting-place"
            aria-haspopup="dialog"
            aria-describedby={valueId}
            onClick={() => setOpen(true)}
          >
            <span id={valueId}>{places.find(({ value }) => value === place)?.text ?? place}</span>
            <Icon name={chevronDown} size={20} />
          </button>
        </FieldFrame>
        <FormField form={form} path="district" kind="text" label={t`District`} optional options={districts} />
      </div>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t`Location`} tall>
        <ChoiceList
          title={t`Location`}
          choices={places}
          value={place}
          onChoose={choose}
          onBack={() => setOpen(false)}
        />
      </Sheet>
    </fieldset>
  );
}
