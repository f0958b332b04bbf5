/** Whether somebody has typed something that is nowhere else yet: whatever would throw it away waits. Knows no form. */

/** What a form held when somebody first turned to it. A search is no loss. */
const beginnings = new Map<HTMLFormElement, string>();

function heldBy(form: HTMLFormElement): string {
  const fields = form.querySelectorAll('input, select, textarea, [contenteditable="true"]');
  return JSON.stringify(
    [...fields].map((field) => {
      if (field instanceof HTMLInputElement && /^(radio|checkbox)$/.test(field.type)) return field.checked;
      return 'value' in field ? field.value : field.innerHTML;
    }),
  );
}

/** Called once at the start. */
export function watchForms(): void {
  document.addEventListener('focusin', ({ target }) => {
    const form =
      target instanceof Element ? target.closest<HTMLFormElement>('form:not([role="search"])') : null;
    if (form && !beginnings.has(form)) beginnings.set(form, heldBy(form));
  });
}

/** Forms of pages that are kept behind the one shown count, too. */
export function isSomethingTyped(): boolean {
  for (const form of beginnings.keys()) if (!form.isConnected) beginnings.delete(form);
  return [...beginnings].some(([form, beginning]) => heldBy(form) !== beginning);
}

const checkEveryMs = 1_000;

/** Does it now, or as soon as everything typed was sent, saved or given up; whether it was done at once. */
export function whenNothingIsTyped(act: () => void): boolean {
  if (!isSomethingTyped()) {
    act();
    return true;
  }
  const timer = setInterval(() => {
    if (isSomethingTyped()) return;
    clearInterval(timer);
    act();
  }, checkEveryMs);
  return false;
}
