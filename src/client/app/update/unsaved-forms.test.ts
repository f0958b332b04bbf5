// @vitest-environment jsdom
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { isSomethingTyped, watchForms, whenNothingIsTyped } from './unsaved-forms.ts';

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

describe('isSomethingTyped', () => {
  it('counts a form from when it was first touched', () => {
    const field = typeInto('<form><input value="as it was"></form>', 'changed');
    expect(isSomethingTyped()).toBe(true);
    field.value = 'as it was';
    expect(isSomethingTyped()).toBe(false);
  });

  it('forgets a form that is gone', () => {
    typeInto('<form><input></form>', 'x');
    document.body.innerHTML = '';
    expect(isSomethingTyped()).toBe(false);
  });

  it('does not count a search', () => {
    typeInto('<form role="search"><input></form>', 'x');
    expect(isSomethingTyped()).toBe(false);
  });
});

describe('whenNothingIsTyped', () => {
  it('waits for the form', () => {
    vi.useFakeTimers();
    const act = vi.fn();
    const field = typeInto('<form><input></form>', 'x');
    expect(whenNothingIsTyped(act)).toBe(false);
    vi.advanceTimersByTime(5_000);
    expect(act).not.toHaveBeenCalled();
    field.value = '';
    vi.advanceTimersByTime(5_000);
    expect(act).toHaveBeenCalledOnce();
  });
});
