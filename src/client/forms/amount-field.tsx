/** An amount of money: thousands are set apart while it is typed, Khmer digits are taken; the caret stays at its digit. */
import { useLayoutEffect, useRef } from 'react';
import { groupedAmount, plainAmount } from '#client/language/plain-formats.ts';
import { TextField, type TextFieldProps } from '#client/ui/fields/text-field.tsx';

type Props = Omit<TextFieldProps, 'type' | 'value' | 'onChange'> & {
  /** Plain digits. */
  value: string;
  onChange: (plain: string) => void;
};

/** Where the caret stands after so many digits and points. */
function placeAfter(count: number, shown: string): number {
  let place = 0;
  for (let left = count; left > 0 && place < shown.length; place++) if (shown[place] !== ',') left--;
  return place;
}

export function AmountField({ value, onChange, ...rest }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const before = useRef<number>(undefined);
  const shown = groupedAmount(value);
  useLayoutEffect(() => {
    const element = input.current;
    if (before.current === undefined || element !== document.activeElement) return;
    const place = placeAfter(before.current, shown);
    before.current = undefined;
    element?.setSelectionRange(place, place);
  }, [shown]);
  return (
    <TextField
      {...rest}
      ref={input}
      inputMode="decimal"
      autoComplete="off"
      value={shown}
      onChange={({ target }) => {
        before.current = plainAmount(target.value.slice(0, target.selectionStart ?? undefined)).length;
        onChange(plainAmount(target.value));
      }}
    />
  );
}
