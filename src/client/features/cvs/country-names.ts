/** Country names in the user's language, Cambodia first; the values are the contract's English names. */
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

const optionsByLocale = new Map<string, readonly CountryOption[] | undefined>();

/** Undefined if the browser does not support the language: Chromium on Linux has no Khmer. */
function browserOptions(locale: string): readonly CountryOption[] | undefined {
  if (!optionsByLocale.has(locale)) {
    const names = new Intl.DisplayNames([locale], { type: 'region' });
    const isSupported = names.resolvedOptions().locale.startsWith(locale);
    optionsByLocale.set(locale, isSupported ? optionsOf(locale, (code) => names.of(code)) : undefined);
  }
  return optionsByLocale.get(locale);
}

/** Typing mistakes in the list: zero-width spaces, two-part vowel signs, a shifter before its subscript. */
const corrections: readonly (readonly [RegExp, string])[] = [
  [/\u200b/g, ''],
  [/(^|[^\u17d2])([ងញមយរវ])\u17bb(?=[\u17b7-\u17ba])/g, '$1$2\u17c9'],
  [/\u17bb(?=[\u17b7-\u17ba])/g, '\u17ca'],
  [/([\u17c9\u17ca])(\u17d2[\u1780-\u17a2])/g, '$2$1'],
];

/** The name in the code points that Khmer keyboards produce. */
export const correctName = (name: string): string =>
  corrections.reduce((text, [wrong, right]) => text.replace(wrong, right), name);

async function khmerOptions(): Promise<readonly CountryOption[]> {
  const { default: khmer } = await import('i18n-iso-countries/langs/km.json');
  const names: Record<string, string | string[] | undefined> = khmer.countries;
  return optionsOf('km', (code) => {
    const [name] = [names[code]].flat();
    return name && correctName(name);
  });
}

/** All countries; in English until the name list is loaded. */
export function useCountryOptions(): readonly CountryOption[] {
  const { i18n } = useLingui();
  const builtIn = browserOptions(i18n.locale);
  const { data } = useQuery({
    queryKey: ['country-names'],
    queryFn: khmerOptions,
    enabled: builtIn === undefined,
    staleTime: Infinity,
    networkMode: 'always',
  });
  return builtIn ?? data ?? browserOptions('en') ?? [];
}

const nameIn =
  (options: readonly CountryOption[]) =>
  (value: string): string =>
    options.find((option) => option.value === value)?.label ?? value;

/** Names a stored country; a value that is not in the list is shown unchanged. */
export const useCountryName = () => nameIn(useCountryOptions());

/** For the server, whose engine supports all languages. */
export const countryNameIn = (locale: string) => nameIn(browserOptions(locale) ?? []);
