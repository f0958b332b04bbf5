/** A field for an amount of money that groups thousands while typing and accepts Khmer digits. The caret stays at its digit. */
import { useLayoutEffect, useRef } from 'react';
import { formatTypedAmount, parseTypedAmount } from '#client/language/plain-formats.ts';
import { TextField, type TextFieldProps } from '#client/ui/fields/text-field.tsx';

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
