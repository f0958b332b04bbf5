import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { provinceNames } from '#search/searched-fields.ts';
import { provinces } from '#contract/places.ts';
import { provinceName } from '#client/language/place-names.ts';
import { cityName } from './city-name.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

test('every province is named in the language of the reader, whichever it was written in', () => {
  for (const province of provinces) {
    const name = provinceName(i18n, province);
    expect(cityName(i18n, provinceNames[province].split(' ').at(-1) ?? ''), province).toBe(name);
    expect(cityName(i18n, ` ${name.toLowerCase()} `), province).toBe(name);
  }
});

test('other places stay as they were typed', () => {
  for (const city of ['', 'Poipet', 'Kampot Town', 'ផ្លូវ 271']) expect(cityName(i18n, city)).toBe(city);
});
