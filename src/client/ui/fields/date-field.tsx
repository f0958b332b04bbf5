/** A day, YYYY-MM-DD, chosen with the phone's own date picker. */
import { TextField, type TextFieldProps } from './text-field.tsx';

export function DateField(props: Omit<TextFieldProps, 'type' | 'prefix'>) {
  return <TextField {...props} type="date" />;
}
