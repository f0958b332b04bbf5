/** The store of a form's values and errors; use-form.tsx has its hooks. */
import * as z from 'zod/mini';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type FailureCode } from '#contract/failure-codes.ts';
import { type ValidationCode, parseFieldErrors, fieldErrors } from '#contract/validation-errors.ts';
import { ApiFailure, type LocalFailureCode } from '#client/data/api-failure.ts';

/** A code, or the server's message (`said`) if this version of the app doesn't know the code. */
export type FormError = ValidationCode | FailureCode | LocalFailureCode | { readonly said: string };
/** By dotted path, as in replies: `email`, `work_exp.0.company`. */
export type FormErrors = Readonly<Record<string, FormError>>;

export type FormState<Values> = {
  readonly values: Values;
  readonly errors: FormErrors;
  /** The number of failed validations. Each focuses the first invalid field. */
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
  /** Sets the text at a path and clears its error. */
  readonly type: (path: Path<Values>, text: string) => void;
  /** Sets top-level values and clears their errors. */
  readonly change: (values: Partial<Values>) => void;
  /** Replaces all errors. Returns whether there are any. */
  readonly refuse: (errors: FormErrors) => boolean;
  /** Shows the server's errors about fields. Returns false if the failure has none. */
  readonly refuseBy: (failure: unknown) => boolean;
  /** Parses the values; shows the errors and returns undefined if they are invalid. */
  readonly check: <Schema extends z.core.$ZodType>(schema: Schema) => z.output<Schema> | undefined;
};

/** The value at a path, or undefined. */
export const valueAt = (values: unknown, path: string): unknown =>
  path.split('.').reduce((at, key) => (at as Record<string, unknown> | undefined)?.[key], values);

/** The first error of a field that the form doesn't have. */
export const strayError = ({ values, errors }: FormState<unknown>): FormError | undefined =>
  Object.entries(errors).find(([path]) => valueAt(values, path) === undefined)?.[1];

/** A copy with a new value at the path; all other objects are shared. */
function withValue<Part>(part: Part, [key, ...rest]: readonly string[], value: unknown): Part {
  if (key === undefined) return value as Part;
  const copy = (Array.isArray(part) ? [...(part as unknown[])] : { ...part }) as Record<string, unknown>;
  copy[key] = withValue(copy[key], rest, value);
  return copy as Part;
}

const without = (errors: FormErrors, paths: readonly string[]): FormErrors =>
  paths.some((path) => path in errors)
    ? Object.fromEntries(Object.entries(errors).filter(([path]) => !paths.includes(path)))
    : errors;

/** @param errorsAfter computes the errors after each change, from those of the unchanged fields */
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
  const update = (next: Values, changed: readonly string[]) =>
    setState({ values: next, errors: errorsAfter(next, without(getState().errors, changed)) });
  const refuse = (errors: FormErrors) => {
    const hasErrors = Object.keys(errors).length > 0;
    setState({ errors, refusals: getState().refusals + Number(hasErrors) });
    return hasErrors;
  };
  return {
    getState,
    getInitialState,
    subscribe,
    refuse,
    read: () => getState().values,
    type: (path, text) => update(withValue(getState().values, path.split('.'), text), [path]),
    change: (changed) => update({ ...getState().values, ...changed }, Object.keys(changed)),
    refuseBy: (failure) => failure instanceof ApiFailure && refuse(parseFieldErrors(failure.fields)),
    check: (schema) => {
      const parsed = z.safeParse(schema, getState().values);
      refuse(parsed.success ? {} : fieldErrors(parsed.error));
      return parsed.success ? parsed.data : undefined;
    },
  };
}
