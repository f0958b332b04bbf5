/** What is written without `Intl` is what `Intl` writes. */
import { expect, test } from 'vitest';
import { grouped, pluralForm, shortNumber } from './plain-formats.ts';

const counts = [...Array(1_000).keys(), -1, -2, 1.5, 21, 101, 1_000, 12_345, 1_000_000];

for (const locale of ['en', 'km']) {
  test(`counts take the plural of ${locale}`, () => {
    const rules = new Intl.PluralRules(locale);
    expect(counts.map((count) => pluralForm(locale, count))).toEqual(
      counts.map((count) => rules.select(count)),
    );
  });

  test(`short numbers are those of ${locale}, and others are left to it`, () => {
    const format = new Intl.NumberFormat(locale);
    const written = counts.filter((count) => shortNumber(count) !== undefined);
    expect(written).toHaveLength(1_002);
    expect(written.map(shortNumber)).toEqual(written.map((count) => format.format(count)));
  });
}

test('large numbers are grouped as in English', () => {
  const format = new Intl.NumberFormat('en');
  const whole = counts.filter(Number.isInteger);
  expect(whole.map(grouped)).toEqual(whole.map((count) => format.format(count)));
});
