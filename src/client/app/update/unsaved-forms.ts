/** Detects unsaved input in forms, so that reloads can wait. */

/** The values of each form when it was first focused, without search forms. */
const initialValues = new Map<HTMLFormElement, string>();

function valuesOf(form: HTMLFormElement): string {
  const fields = form.querySelectorAll('input, select, textarea, [contenteditable="true"]');
  return JSON.stringify(
    [...fields].map((field) => {
      if (field instanceof HTMLInputElement && /^(radio|checkbox)$/.test(field.type)) return field.checked;
      return 'value' in field ? field.value : field.innerHTML;
    }),
  );
}

/** Call it once when the app starts. */
export function watchForms(): void {
  document.addEventListener('focusin', ({ target }) => {
    const form =
      target instanceof Element ? target.closest<HTMLFormElement>('form:not([role="search"])') : null;
    if (form && !initialValues.has(form)) initialValues.set(form, valuesOf(form));
  });
}

/** Includes forms of hidden pages, unless `visibleOnly` is set. */
export function hasUnsavedInput(visibleOnly = false): boolean {
  for (const form of initialValues.keys()) if (!form.isConnected) initialValues.delete(form);
  return [...initialValues].some(
    ([form, initial]) => valuesOf(form) !== initial && !(visibleOnly && form.closest('.ion-page-hidden')),
  );
}

const checkEveryMs = 1_000;

/** Acts now, or once all input was sent, saved or discarded. Returns whether it acted now. */
export function whenNothingUnsaved(act: () => void): boolean {
  if (!hasUnsavedInput()) {
    act();
    return true;
  }
  const timer = setInterval(() => {
    if (hasUnsavedInput()) return;
    clearInterval(timer);
    act();
  }, checkEveryMs);
  return false;
}
