/** Ties a control to its field of the CV form. Knows no kinds of controls, no labels and no rules. */
import { type ChangeEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type CvForm, type FieldPlace, partAt } from './cv-form.ts';
import { type FormStore, useOfForm } from './form-store.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const valueAt = (form: CvForm, place: FieldPlace): string => partAt(form, place)?.values[place.field] ?? '';

const nameOf = ({ section, index, field }: FieldPlace): string =>
  section === undefined ? `user_info.${field}` : `${section}.${index}.${field}`;

/** For a control that is chosen from, or drawn from its value: drawn again with each change of it. */
export function useChosen(store: FormStore, place: FieldPlace) {
  return {
    name: nameOf(place),
    value: useOfForm(store, (form) => valueAt(form, place)),
    take: (value: string) => store.change({ type: 'type', ...place, value }),
  };
}

/**
 * For a control that is typed in. It holds its text itself, so that a key draws nothing; what the form says otherwise
 * (another device saved the CV) is written into it.
 */
export function useTyped<Control extends TextControl>(store: FormStore, place: FieldPlace) {
  const { section, index, field } = place;
  const ref: RefObject<Control | null> = useRef(null);
  const [defaultValue] = useState(() => valueAt(store.read(), place));
  useEffect(() => {
    let known = defaultValue;
    const follow = () => {
      const value = valueAt(store.read(), { section, index, field });
      if (value === known) return;
      known = value;
      if (ref.current && ref.current.value !== value) ref.current.value = value;
    };
    follow();
    return store.subscribe(follow);
  }, [store, section, index, field, defaultValue]);
  return {
    ref,
    name: nameOf(place),
    defaultValue,
    onChange: ({ target: { value } }: ChangeEvent<Control>) =>
      store.change({ type: 'type', section, index, field, value }),
  };
}
