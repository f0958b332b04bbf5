/** Where the jobs are to be: near the phone, anywhere, or in a province. */
import { useLingui } from '@lingui/react/macro';
import { locationsInSearch } from '#contract/options.ts';
import { phnomPenh } from '#contract/places.ts';
import { ChoiceList } from './choice-list.tsx';
import { type Choice } from './choice-search.ts';
import { filterTexts } from './filter-texts.ts';
import { NearMe } from './near-me.tsx';
import { useProvinceChoices } from './place-choices.ts';

type Props = {
  value: string | undefined;
  onChoose: (place: string | undefined) => void;
  onBack: () => void;
};

/** Phnom Penh is also a `location`, which other clients know. */
const toPlace = (province: string): string => (province === phnomPenh ? locationsInSearch[0] : province);

export function PlaceList({ value, onChoose, onBack }: Props) {
  const { t } = useLingui();
  const choices: readonly Choice<string | undefined>[] = [
    { value: undefined, text: t(filterTexts.location.any) },
    ...useProvinceChoices().map((choice) => ({ ...choice, value: toPlace(choice.value) })),
  ];
  return (
    <ChoiceList<string | undefined>
      title={t(filterTexts.location.name)}
      choices={choices}
      value={value}
      onChoose={onChoose}
      onBack={onBack}
      withBack
    >
      <NearMe
        onFound={(province) => {
          onChoose(toPlace(province));
          onBack();
        }}
      />
    </ChoiceList>
  );
}
