/**
 * A field for an amount of money. Plain digits are grouped while typing; other notations stay as typed until the field is
 * left, and if no amount can be read from them, with a message.
 */
import { useLingui } from '@lingui/react/macro';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { latinDigits } from '#contract/digits.ts';
import { amountsIn } from '#search/salary-number.ts';
import { normalise } from '#search/normalise.ts';
import { TextField, type TextFieldProps } from '#client/ui/fields/text-field.tsx';

/** Groups of three digits with one separator, then at most two decimals with another one. */
const wellFormed = /^(?:\d+(?:[.,]\d{1,2})?|\d{1,3}([.,'’ ])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d{1,2})?)$/;

/**
 * The plain digits of an amount as people write it: 1,500, 1.500.000៛, 1.200,50, 150k, ១.៥ លាន. Undefined if the text is
 * anything else, such as two amounts.
 */
export function amountOf(typed: string): string | undefined {
  const text = normalise(typed).replace(/\s+/g, ' ').trim().replace(/[.,]$/, '');
  const [amount, ...others] = amountsIn(text);
  if (!amount || others.length > 0 || amount.start !== 0 || amount.end !== text.length) return undefined;
  const { value, scale = 1 } = amount;
  const digits = /\d[\d.,'’ ]*/.exec(text)?.[0].trim() ?? '';
  // "200 300" is read as two numbers.
  const isCut = digits.includes(' ') && value < 1_000;
  if (scale === 1 && (isCut || !wellFormed.test(digits))) return undefined;
  const cents = Math.round(value * scale * 100);
  return Number.isSafeInteger(cents) ? String(cents / 100) : undefined;
}

/** 1500000 becomes 1,500,000; decimals stay unchanged. */
export function formatTypedAmount(plain: string): string {
  const [whole = '', ...parts] = plain.split('.');
  const groups = [];
  for (let end = whole.length; end > 0; end -= 3) groups.unshift(whole.slice(Math.max(0, end - 3), end));
  return [groups.join(','), ...parts].join('.');
}

/** What can be grouped while typing. */
const plainAmount = /^\d*(?:\.\d{0,2})?$/;
const withoutCommas = (text: string): string => text.replaceAll(',', '');
const commas = (text: string): number => text.length - withoutCommas(text).length;
const shownAs = (value: string): string => (plainAmount.test(value) ? formatTypedAmount(value) : value);

type Props = Omit<TextFieldProps, 'type' | 'value' | 'onChange'> & {
  /** Plain digits, or what was typed if it is no amount. */
  value: string;
  onChange: (value: string) => void;
};

/** The caret position after the given number of digits and decimal points. */
function caretAfter(count: number, shown: string): number {
  let position = 0;
  for (let left = count; left > 0 && position < shown.length; position++) if (shown[position] !== ',') left--;
  return position;
}

export function AmountField({ value, onChange, error, ...rest }: Props) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  /** Digits and decimal points before the caret. */
  const before = useRef<number>(undefined);
  /** The text as typed, unless it can be grouped, and how many commas were the field's own. */
  const [typed, setTyped] = useState<{ readonly text: string; readonly ownCommas: number }>();
  const [isLeft, setLeft] = useState(true);
  const shown = typed?.text ?? shownAs(value);

  useEffect(() => {
    // Changed from outside, as by a reset.
    if (input.current !== document.activeElement) setTyped(undefined);
  }, [value]);
  useLayoutEffect(() => {
    const element = input.current;
    if (before.current === undefined || element !== document.activeElement) return;
    const caret = caretAfter(before.current, shown);
    before.current = undefined;
    element?.setSelectionRange(caret, caret);
  }, [shown]);

  /** A text that a keyboard is still composing must not be rewritten. */
  const take = ({ value: text, selectionStart }: HTMLInputElement, isComposing: boolean): void => {
    const digits = latinDigits(text);
    // A comma of the user's own may be a decimal point.
    const ownCommas = typed?.ownCommas ?? commas(shown);
    const isPlain = plainAmount.test(withoutCommas(digits)) && commas(digits) <= ownCommas;
    if (isPlain && !isComposing) {
      const plain = withoutCommas(digits).replace(/^0+(?=\d)/, '');
      before.current = withoutCommas(digits.slice(0, selectionStart ?? undefined)).length;
      setTyped(undefined);
      onChange(plain.startsWith('.') ? `0${plain}` : plain);
    } else {
      setTyped({ text, ownCommas });
      onChange(text.trim() === '' ? '' : (amountOf(text) ?? text));
    }
  };
  const isUnreadable = isLeft && shown.trim() !== '' && amountOf(shown) === undefined;
  return (
    <TextField
      {...rest}
      ref={input}
      error={isUnreadable ? t`Please enter an amount.` : typed && !isLeft ? undefined : error}
      inputMode="decimal"
      autoComplete="off"
      value={shown}
      onChange={({ target, nativeEvent }) => take(target, (nativeEvent as InputEvent).isComposing)}
      onCompositionEnd={({ currentTarget }) => take(currentTarget, false)}
      onFocus={() => setLeft(false)}
      onBlur={() => {
        setLeft(true);
        if (amountOf(shown) !== undefined) setTyped(undefined);
      }}
    />
  );
}
