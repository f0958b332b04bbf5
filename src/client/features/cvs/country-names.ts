/** Country names in the person's language, Cambodia first; the values stay the contract's English names. */
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { countries } from '#contract/cv-options.ts';

type CountryOption = { readonly value: string; readonly label: string };

type NameOf = (code: string) => string | undefined;

function optionsOf(locale: string, nameOf: NameOf): readonly CountryOption[] {
  const [home, ...others] = countries.map(([code, value]) => ({ value, label: nameOf(code) ?? value }));
  const collator = new Intl.Collator(locale);
  others.sort((one, other) => collator.compare(one.label, other.label));
  return home ? [home, ...others] : others;
}

const made = new Map<string, readonly CountryOption[] | undefined>();

/** The browser's own names; undefined when it does not speak the language (Chromium on Linux has no Khmer). */
function browserOptions(locale: string): readonly CountryOption[] | undefined {
  if (!made.has(locale)) {
    const names = new Intl.DisplayNames([locale], { type: 'region' });
    const speaks = names.resolvedOptions().locale.startsWith(locale);
    made.set(locale, speaks ? optionsOf(locale, (code) => names.of(code)) : undefined);
  }
  return made.get(locale);
}

/** How names of the list are typed wrongly: the two-part vowel sign, a shifter before its subscript, stray spaces. */
const repairs: readonly (readonly [RegExp, string])[] = [
  [/\u200b/g, ''],
  [/(^|[^\u17d2])([ងញមយរវ])\u17bb(?=[\u17b7-\u17ba])/g, '$1$2\u17c9'],
  [/\u17bb(?=[\u17b7-\u17ba])/g, '\u17ca'],
  [/([\u17c9\u17ca])(\u17d2[\u1780-\u17a2])/g, '$2$1'],
];

/** A Khmer name with the code points that people and their keyboards write. */
export const repairedName = (name: string): string =>
  repairs.reduce((text, [wrong, right]) => text.replace(wrong, right), name);

async function khmerOptions(): Promise<readonly CountryOption[]> {
  const { default: khmer } = await import('i18n-iso-countries/langs/km.json');
  const names: Record<string, string | string[] | undefined> = khmer.countries;
  return optionsOf('km', (code) => {
    const [name] = [names[code]].flat();
    return name && repairedName(name);
  });
}

/** Every country to choose from. Until a name list has been loaded, the English names stand in. */
export function useCountryOptions(): readonly CountryOption[] {
  const { i18n } = useLingui();
  const own = browserOptions(i18n.locale);
  const { data } = useQuery({
    queryKey: ['country-names'],
    queryFn: khmerOptions,
    enabled: own === undefined,
    staleTime: Infinity,
    networkMode: 'always',
  });
  return own ?? data ?? browserOptions('en') ?? [];
}

/** What a stored country is called; a name that no list has is shown as it is. */
export function useCountryName(): (value: string) => string {
  const options = useCountryOptions();
  return (value) => options.find((option) => option.value === value)?.label ?? value;
}
