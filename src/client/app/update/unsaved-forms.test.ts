// @vitest-environment jsdom
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { hasUnsavedInput, watchForms, whenNothingUnsaved } from './unsaved-forms.ts';

beforeAll(watchForms);
afterEach(() => {
  document.body.innerHTML = '';
  vi.useRealTimers();
});

function typeInto(markup: string, text: string): HTMLInputElement {
  document.body.innerHTML = markup;
  const field = document.querySelector('input');
  if (!field) throw new Error('no field');
  field.focus();
  field.value = text;
  return field;
}

describe('hasUnsavedInput', () => {
  it('compares with the values at the first focus', () => {
    const field = typeInto('<form><input value="as it was"></form>', 'changed');
    expect(hasUnsavedInput()).toBe(true);
    field.value = 'as it was';
    expect(hasUnsavedInput()).toBe(false);
  });

  it('ignores a form that was removed', () => {
    typeInto('<form><input></form>', 'x');
    document.body.innerHTML = '';
    expect(hasUnsavedInput()).toBe(false);
  });

  it('ignores a search form', () => {
    typeInto('<form role="search"><input></form>', 'x');
    expect(hasUnsavedInput()).toBe(false);
  });
});

describe('whenNothingUnsaved', () => {
  it('waits until the form has its initial values', () => {
    vi.useFakeTimers();
    const act = vi.fn();
    const field = typeInto('<form><input></form>', 'x');
    expect(whenNothingUnsaved(act)).toBe(false);
    vi.advanceTimersByTime(5_000);
    expect(act).not.toHaveBeenCalled();
    field.value = '';
    vi.advanceTimersByTime(5_000);
    expect(act).toHaveBeenCalledOnce();
  });
});
