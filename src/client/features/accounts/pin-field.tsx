/** A field for a PIN: dots, and the keyboard of digits. */
import { PasswordField } from '#client/ui/fields/password-field.tsx';
import { pinDigits } from './app-lock.ts';

const khmerZero = 0x17e0;

/** Keyboards may write Khmer digits; whatever is none goes. */
const digitsOf = (typed: string): string =>
  typed
    .replace(/[\u17e0-\u17e9]/g, (digit) => String(digit.charCodeAt(0) - khmerZero))
    .replace(/\D/g, '')
    .slice(0, pinDigits.most);

type Props = {
  label: string;
  name: string;
  value: string;
  error?: string | undefined;
  hint?: string;
  autoFocus?: boolean;
  onChange: (digits: string) => void;
};

export function PinField({ onChange, ...rest }: Props) {
  return (
    <PasswordField
      {...rest}
      className="pin-field"
      inputMode="numeric"
      // No password: browsers are not to keep it.
      autoComplete="off"
      onChange={({ target }) => onChange(digitsOf(target.value))}
    />
  );
}
