/** Ties a form's store to what is drawn: each field follows its own value and error, so that a key redraws nothing else. */
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

/** A form of one screen; it begins with the values of the first drawing. */
export const useForm = <Values extends object>(values: Values): FormStore<Values> =>
  useState(() => createForm(values))[0];

/** A part of the form; who asks is drawn again when `pick` gives another one. */
export const useFormState = <Values, Part>(
  form: FormStore<Values>,
  pick: (state: FormState<Values>) => Part,
): Part => useStore(form, pick);

const sentences = { ...failureTexts, ...validationTexts };

function useSentence(): (error: FormError) => string {
  const { i18n } = useLingui();
  return (error) => (typeof error === 'string' ? i18n._(sentences[error]) : error.said);
}

/** The properties of one field's control; `required` is what it says of being empty, where it says something of its own. */
export function useField<Values>(form: FormStore<Values>, path: Path<Values>, required?: string) {
  const sentence = useSentence();
  const value = useStore(form, ({ values }) => valueAt(values, path) as string);
  const error = useStore(form, ({ errors }) => errors[path]);
  return {
    name: path,
    value,
    error: error && ((error === 'required' && required) || sentence(error)),
    onChange: (change: string | { target: { value: string } }) =>
      form.type(path, typeof change === 'string' ? change : change.target.value),
  };
}

type Props<Values> = Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit'> & {
  form: FormStore<Values>;
  onSubmit: () => void;
};

/**
 * The element around the fields: checks nothing itself, and puts the focus on the first wrong field after a refusal.
 * What is about none of its fields stands above them.
 */
export function Form<Values>({ form, onSubmit, children, ...rest }: Props<Values>) {
  const element = useRef<HTMLFormElement>(null);
  const refusals = useStore(form, (state) => state.refusals);
  const stray = useStore(form, strayError);
  const sentence = useSentence();
  useEffect(() => {
    if (refusals === 0) return;
    const wrong = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    wrong?.focus();
    const told = wrong?.closest('.kg-field, fieldset') ?? element.current?.querySelector('[role="alert"]');
    told?.scrollIntoView({ block: 'nearest' });
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
          <Note tone="red">{sentence(stray)}</Note>
        </div>
      )}
      {children}
    </form>
  );
}
