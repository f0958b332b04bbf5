/** Chooses a place: near the phone, anywhere, or a province. */
import { Trans, useLingui } from '@lingui/react/macro';
import { locateOutline } from 'ionicons/icons';
import { useEffect, useRef, useState } from 'react';
import { locationsInSearch } from '#contract/options.ts';
import { phnomPenh, type Province } from '#contract/places.ts';
import { Button } from '#client/ui/button.tsx';
import { ChoiceList } from './choice-list.tsx';
import { type Choice, useProvinceChoices } from './choices.ts';
import { filterTexts } from '../search/term-texts.ts';
import { provinceAt } from './province-towns.ts';

/** A province needs no exact position; one from the last 10 minutes is recent enough. */
const options: PositionOptions = { enableHighAccuracy: false, timeout: 15_000, maximumAge: 600_000 };

type State = 'idle' | 'looking' | 'refused' | 'failed' | 'abroad';

/** Finds the phone's province. The position is requested on a tap and never leaves the phone. */
function NearMe({ onFound }: { onFound: (province: Province) => void }) {
  const [state, setState] = useState<State>('idle');
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => void (isMounted.current = false);
  }, []);
  const setIfMounted = (next: State) => isMounted.current && setState(next);
  const locate = () => {
    if (!('geolocation' in navigator)) return setState('failed');
    setState('looking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const province = provinceAt(coords.latitude, coords.longitude);
        if (!province) setIfMounted('abroad');
        else if (isMounted.current) onFound(province);
      },
      ({ code, PERMISSION_DENIED }) => setIfMounted(code === PERMISSION_DENIED ? 'refused' : 'failed'),
      options,
    );
  };
  return (
    <>
      <Button variant="outline" wide icon={locateOutline} busy={state === 'looking'} onClick={locate}>
        <Trans>Near me</Trans>
      </Button>
      <p className="kg-muted" role="status">
        {state === 'idle' && <Trans>Your location stays on this phone.</Trans>}
        {state === 'looking' && <Trans>Finding your location…</Trans>}
        {state === 'refused' && (
          <Trans>Karngea isn't allowed to see your location. Please choose a province.</Trans>
        )}
        {state === 'failed' && <Trans>We couldn't find your location. Please choose a province.</Trans>}
        {state === 'abroad' && <Trans>You seem to be outside Cambodia. Please choose a province.</Trans>}
      </p>
    </>
  );
}

type Props = {
  value: string | undefined;
  onChoose: (place: string | undefined) => void;
  onBack: () => void;
};

/** Phnom Penh is also a `location`, which other clients use. */
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
