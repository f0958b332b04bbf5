// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AmountField, amountOf, formatTypedAmount } from './amount-field.tsx';

test.each([
  ['1,500', '1500'],
  ['១៥០០', '1500'],
  ['$ 180', '180'],
  ['200 ដុល្លារ', '200'],
  ['007', '7'],
  ['1.500', '1500'],
  ['1.500.000', '1500000'],
  ['1.500.000៛', '1500000'],
  ['៨០០.០០០', '800000'],
  ['1 500 000 riel', '1500000'],
  ['1.200,50', '1200.5'],
  ['1,200.50', '1200.5'],
  ['2.50', '2.5'],
  ['2,5', '2.5'],
  ['８００', '800'],
  ['1.5 លាន', '1500000'],
  ['150k', '150000'],
  ['1500.', '1500'],
  ['12345678901', '12345678901'],
])('%s is the amount %s', (typed, plain) => expect(amountOf(typed)).toBe(plain));

test.each(['', 'abc', '200-300', '200 to 300', '1.5.0', '1.50.000', '1,5000', '200 300', '5 people', '10%'])(
  '%j is not one amount',
  (typed) => expect(amountOf(typed)).toBeUndefined(),
);

test.each([
  ['', ''],
  ['150', '150'],
  ['1500', '1,500'],
  ['1500000', '1,500,000'],
  ['1500.', '1,500.'],
  ['1500.5', '1,500.5'],
])('the amount %s is shown as %s', (plain, shown) => expect(formatTypedAmount(plain)).toBe(shown));

describe('the field', () => {
  let value = '';
  function Pay() {
    const [plain, setPlain] = useState('');
    value = plain;
    return <AmountField label="Pay" value={plain} onChange={setPlain} />;
  }
  beforeEach(() => {
    i18n.loadAndActivate({ locale: 'en', messages: {} });
    render(
      <I18nProvider i18n={i18n}>
        <Pay />
      </I18nProvider>,
    );
    screen.getByRole<HTMLInputElement>('textbox').focus();
  });
  afterEach(cleanup);

  const field = () => screen.getByRole<HTMLInputElement>('textbox');
  const put = (text: string, isComposing = false) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(field(), text);
    fireEvent(field(), new InputEvent('input', { bubbles: true, isComposing }));
  };
  const type = (text: string) => [...text].forEach((sign) => put(field().value + sign));

  test('groups plain digits while they are typed, in any script', () => {
    type('១500000');
    expect(field().value).toBe('1,500,000');
    expect(value).toBe('1500000');
    put('1,50000');
    expect(field().value).toBe('150,000');
  });

  test.each([
    ['1.500.000', '1500000', '1,500,000'],
    ['1,50', '1.5', '1.5'],
    ['1,500', '1500', '1,500'],
    ['1.200,50', '1200.5', '1,200.5'],
  ])('leaves %s as typed until it is left', (text, plain, shown) => {
    type(text);
    expect(field().value).toBe(text);
    fireEvent.blur(field());
    expect([value, field().value]).toEqual([plain, shown]);
  });

  test('refuses what is no amount, and loses nothing of it', () => {
    type('200-300');
    expect(screen.queryByText('Please enter an amount.')).toBeNull();
    fireEvent.blur(field());
    expect([value, field().value]).toEqual(['200-300', '200-300']);
    expect(screen.getByText('Please enter an amount.')).toBeTruthy();
    fireEvent.focus(field());
    put('250');
    fireEvent.blur(field());
    expect([value, screen.queryByText('Please enter an amount.')]).toEqual(['250', null]);
  });

  test('is not rewritten while a keyboard composes', () => {
    type('15');
    for (const text of ['150', '1500', '15000']) {
      put(text, true);
      expect([field().value, value]).toEqual([text, text]);
    }
    fireEvent.compositionEnd(field());
    expect(field().value).toBe('15,000');
    put('15,0000', true);
    expect(field().value).toBe('15,0000');
    fireEvent.compositionEnd(field());
    expect([field().value, value]).toEqual(['150,000', '150000']);
  });
});
