/** A field for an amount of money that groups thousands while typing and accepts Khmer digits. The caret stays next to the digit it was at. */
import { useLayoutEffect, useRef } from 'react';
import { TextField, type TextFieldProps } from '#client/ui/fields/text-field.tsx';

const khmerZero = 0x17e0;
/** Digits of the largest accepted amount (product 5.4). */
const maxDigits = 9;

/** Keeps Latin digits and at most one decimal point; converts Khmer digits. */
export function parseTypedAmount(typed: string): string {
  const [whole = '', ...parts] = typed
    .replace(/[\u17e0-\u17e9]/g, (digit) => String(digit.charCodeAt(0) - khmerZero))
    .replace(/[^\d.]/g, '')
    .split('.');
  const digits = whole.replace(/^0+(?=\d)/, '').slice(0, maxDigits);
  return parts.length === 0 ? digits : `${digits || '0'}.${parts.join('').slice(0, 2)}`;
}

/** 1500000 becomes 1,500,000; decimals stay unchanged. */
export function formatTypedAmount(plain: string): string {
  const [whole = '', ...parts] = plain.split('.');
  const groups = [];
  for (let end = whole.length; end > 0; end -= 3) groups.unshift(whole.slice(Math.max(0, end - 3), end));
  return [groups.join(','), ...parts].join('.');
}

type Props = Omit<TextFieldProps, 'type' | 'value' | 'onChange'> & {
  /** Plain digits. */
  value: string;
  onChange: (plain: string) => void;
};

/** The caret position after the given number of digits and decimal points. */
function caretAfter(count: number, shown: string): number {
  let position = 0;
  for (let left = count; left > 0 && position < shown.length; position++) if (shown[position] !== ',') left--;
  return position;
}

export function AmountField({ value, onChange, ...rest }: Props) {
  const input = useRef<HTMLInputElement>(null);
  /** Digits and decimal points before the caret. */
  const before = useRef<number>(undefined);
  const shown = formatTypedAmount(value);
  useLayoutEffect(() => {
    const element = input.current;
    if (before.current === undefined || element !== document.activeElement) return;
    const caret = caretAfter(before.current, shown);
    before.current = undefined;
    element?.setSelectionRange(caret, caret);
  }, [shown]);
  return (
    <TextField
      {...rest}
      ref={input}
      inputMode="decimal"
      autoComplete="off"
      value={shown}
      onChange={({ target }) => {
        before.current = parseTypedAmount(target.value.slice(0, target.selectionStart ?? undefined)).length;
        onChange(parseTypedAmount(target.value));
      }}
    />
  );
}
