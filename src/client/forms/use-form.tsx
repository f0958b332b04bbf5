/** Hooks and the form element for a form's store. Each field subscribes to its own value, so a keystroke re-renders only it. */
import { useLingui } from '@lingui/react';
import { type FormHTMLAttributes, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { failureTexts } from '#client/language/failure-texts.ts';
import { validationTexts } from '#client/language/validation-texts.ts';
import { Note } from '#client/ui/note.tsx';
import {
  createForm,
  type FormError,
  type FormState,
  type FormStore,
  type Path,
  strayError,
  valueAt,
} from './form-store.ts';

/** Creates the form's store with the values of the first render. */
export const useForm = <Values extends object>(values: Values): FormStore<Values> =>
  useState(() => createForm(values))[0];

/** Selects a part of the state; the caller re-renders when it changes. */
export const useFormState = <Values, Part>(
  form: FormStore<Values>,
  pick: (state: FormState<Values>) => Part,
): Part => useStore(form, pick);

const errorTexts = { ...failureTexts, ...validationTexts };

function useErrorText(): (error: FormError) => string {
  const { i18n } = useLingui();
  return (error) => (typeof error === 'string' ? i18n._(errorTexts[error]) : error.said);
}

/** @param required the error text for an empty field, if it has its own @returns the props of the field's control */
export function useField<Values>(form: FormStore<Values>, path: Path<Values>, required?: string) {
  const errorText = useErrorText();
  const value = useStore(form, ({ values }) => valueAt(values, path) as string);
  const error = useStore(form, ({ errors }) => errors[path]);
  return {
    name: path,
    value,
    error: error && ((error === 'required' && required) || errorText(error)),
    onChange: (change: string | { target: { value: string } }) =>
      form.type(path, typeof change === 'string' ? change : change.target.value),
  };
}

type Props<Values> = Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit'> & {
  form: FormStore<Values>;
  onSubmit: () => void;
};

/** Focuses the first invalid field after failed validation, and shows errors of other fields above the form. */
export function Form<Values>({ form, onSubmit, children, ...rest }: Props<Values>) {
  const element = useRef<HTMLFormElement>(null);
  const refusals = useStore(form, (state) => state.refusals);
  const stray = useStore(form, strayError);
  const errorText = useErrorText();
  useEffect(() => {
    if (refusals === 0) return;
    const invalid = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    invalid?.focus();
    const target =
      invalid?.closest('.kg-field, fieldset') ?? element.current?.querySelector('[role="alert"]');
    target?.scrollIntoView({ block: 'nearest' });
  }, [refusals]);
  return (
    <form
      {...rest}
      ref={element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {stray && (
        <div role="alert" className="kg-form-fault">
          <Note tone="red">{errorText(stray)}</Note>
        </div>
      )}
      {children}
    </form>
  );
}
