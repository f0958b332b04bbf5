/** A Cambodian telephone number: what follows the fixed +855. Whether it is a number is the contract's business. */
import { TextField, type TextFieldProps } from './text-field.tsx';

const countryPrefix = '+855';

export function PhoneField(props: Omit<TextFieldProps, 'type' | 'prefix'>) {
  return (
    <TextField inputMode="tel" autoComplete="tel-national" {...props} type="tel" prefix={countryPrefix} />
  );
}
