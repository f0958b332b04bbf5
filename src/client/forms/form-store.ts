/** A form while it is filled in: its values and what is wrong with them. Knows no fields, texts or screens. */
import * as z from 'zod/mini';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type FailureCode } from '#contract/failure-codes.ts';
import { type ValidationCode, readFieldErrors, fieldErrors } from '#contract/validation-errors.ts';
import { ApiFailure, type LocalFailureCode } from '#client/data/api-failure.ts';

/** A code, or the server's own sentence where this version of the app has no words for its code. */
export type FormError = ValidationCode | FailureCode | LocalFailureCode | { readonly said: string };
/** By dotted path, as the contract and the server name fields: `email`, `work_exp.0.company`. */
export type FormErrors = Readonly<Record<string, FormError>>;

export type FormState<Values> = {
  readonly values: Values;
  readonly errors: FormErrors;
  /** How often the form was refused; each time the focus goes to its first wrong field. */
  readonly refusals: number;
};

type Leaf = string | number | boolean | readonly string[] | undefined;

/** The dotted paths of a form's values. */
export type Path<Values> = {
  [Key in keyof Values & string]: Values[Key] extends Leaf
    ? Key
    : Values[Key] extends readonly (infer Item)[]
      ? `${Key}.${number}.${Path<Item>}`
      : `${Key}.${Path<Values[Key]>}`;
}[keyof Values & string];

export type FormStore<Values> = Pick<
  StoreApi<FormState<Values>>,
  'getState' | 'getInitialState' | 'subscribe'
> & {
  readonly read: () => Values;
  /** Puts a text at its path; its error goes. */
  readonly type: (path: Path<Values>, text: string) => void;
  /** Replaces whole values; their errors go. */
  readonly change: (values: Partial<Values>) => void;
  /** Shows these errors and no others; whether there are any. */
  readonly refuse: (errors: FormErrors) => boolean;
  /** Shows what the server found wrong with single fields; false where the failure is about none. */
  readonly refuseBy: (failure: unknown) => boolean;
  /** The values as the schema gives them, or undefined with the errors shown. */
  readonly check: <Schema extends z.core.$ZodType>(schema: Schema) => z.output<Schema> | undefined;
};

/** What stands at a path; undefined where nothing does. */
export const valueAt = (values: unknown, path: string): unknown =>
  path.split('.').reduce((at, key) => (at as Record<string, unknown> | undefined)?.[key], values);

/** The first error that is about no value of the form. */
export const strayError = ({ values, errors }: FormState<unknown>): FormError | undefined =>
  Object.entries(errors).find(([path]) => valueAt(values, path) === undefined)?.[1];

/** A copy with another value at the path; what lies beside the path stays the same object. */
function withValue<Part>(part: Part, [key, ...rest]: readonly string[], value: unknown): Part {
  if (key === undefined) return value as Part;
  const copy = (Array.isArray(part) ? [...(part as unknown[])] : { ...part }) as Record<string, unknown>;
  copy[key] = withValue(copy[key], rest, value);
  return copy as Part;
}

const without = (errors: FormErrors, gone: readonly string[]): FormErrors =>
  gone.some((path) => path in errors)
    ? Object.fromEntries(Object.entries(errors).filter(([path]) => !gone.includes(path)))
    : errors;

/** `errorsAfter` decides which errors stand after a change; without it all but those of what was changed. */
export function createForm<Values extends object>(
  values: Values,
  errorsAfter: (values: Values, errors: FormErrors) => FormErrors = (_values, errors) => errors,
): FormStore<Values> {
  const store = createStore<FormState<Values>>(() => ({
    values,
    errors: errorsAfter(values, {}),
    refusals: 0,
  }));
  const { getState, getInitialState, subscribe, setState } = store;
  const put = (next: Values, changed: readonly string[]) =>
    setState({ values: next, errors: errorsAfter(next, without(getState().errors, changed)) });
  const refuse = (errors: FormErrors) => {
    const isWrong = Object.keys(errors).length > 0;
    setState({ errors, refusals: getState().refusals + Number(isWrong) });
    return isWrong;
  };
  return {
    getState,
    getInitialState,
    subscribe,
    refuse,
    read: () => getState().values,
    type: (path, text) => put(withValue(getState().values, path.split('.'), text), [path]),
    change: (changed) => put({ ...getState().values, ...changed }, Object.keys(changed)),
    refuseBy: (failure) => failure instanceof ApiFailure && refuse(readFieldErrors(failure.fields)),
    check: (schema) => {
      const parsed = z.safeParse(schema, getState().values);
      refuse(parsed.success ? {} : fieldErrors(parsed.error));
      return parsed.success ? parsed.data : undefined;
    },
  };
}
