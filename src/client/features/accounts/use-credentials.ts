/** The name and password of a form: what is typed, what is wrong with it, and where the focus goes (spec §5). */
import { useLingui } from '@lingui/react';
import { type ChangeEvent, useState } from 'react';
import { failureTexts } from '#client/language/failure-texts.ts';
import { faultTexts } from '#client/language/fault-texts.ts';
import { useErrorFocus } from '#client/ui/form-focus.ts';
import { faultsOf, type FieldName, type FormFaults, type MessageCode, missingFields } from './form-faults.ts';

const sentences = { ...failureTexts, ...faultTexts };

export function useCredentials() {
  const { i18n } = useLingui();
  const [values, setValues] = useState<Record<FieldName, string>>({ name: '', password: '' });
  const [faults, setFaults] = useState<FormFaults>({});
  const { formRef, focusFirstError } = useErrorFocus();
  const show = (found: FormFaults) => {
    setFaults(found);
    focusFirstError();
  };
  const sentence = (code: MessageCode | undefined) => code && i18n._(sentences[code]);
  return {
    ...values,
    formRef,
    /** The properties of a field; editing it clears its error. */
    field: (name: FieldName) => ({
      name,
      value: values[name],
      error: sentence(faults[name]),
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        setValues({ ...values, [name]: target.value });
        setFaults({ ...faults, [name]: undefined });
      },
    }),
    /** Whether both are filled in; says what is missing if not. */
    isComplete: () => {
      const missing = missingFields(values.name, values.password);
      if (!missing.name && !missing.password) return true;
      show(missing);
      return false;
    },
    /** Shows why the server refused; what was typed stays. */
    refuse: (failure: Error) => show(faultsOf(failure)),
  };
}
