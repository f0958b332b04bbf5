/** Focuses the first invalid field after a form was refused. */
import { type RefObject, useEffect, useRef, useState } from 'react';

/** Tie `formRef` to the form; call `focusFirstError` right after setting the errors: it waits until they are drawn. */
export function useErrorFocus<Form extends HTMLElement = HTMLFormElement>(): {
  formRef: RefObject<Form | null>;
  focusFirstError: () => void;
} {
  const formRef = useRef<Form>(null);
  const [refusals, refuse] = useState(0);
  useEffect(() => {
    if (refusals === 0) return;
    const wrong = formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    wrong?.focus();
    wrong?.closest('.kg-field, fieldset')?.scrollIntoView({ block: 'nearest' });
  }, [refusals]);
  return { formRef, focusFirstError: () => refuse((count) => count + 1) };
}
