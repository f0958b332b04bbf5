// @vitest-environment jsdom
/** Lines that are edited in place: nothing typed is lost to another line, and the focus follows. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useState } from 'react';
import { postingDraft } from '../draft/draft-store.ts';
import { LineEditor } from './line-editor.tsx';

function Lines() {
  const [lines, setLines] = useState(['first', 'second', 'third']);
  return (
    <>
      <LineEditor
        field="requirements"
        title="Duties"
        newLabel="New"
        addLabel="Add it"
        lines={lines}
        onChange={setLines}
      />
      <output>{lines.join('|')}</output>
    </>
  );
}

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  render(
    <I18nProvider i18n={i18n}>
      <Lines />
    </I18nProvider>,
  );
});
afterEach(cleanup);

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Edit');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const lines = () => screen.getByRole('status').textContent;

test('what is being typed in a line stays with it while another one is deleted', () => {
  press('Edit: second');
  expect(document.activeElement).toBe(field());
  type('second and more');
  press('Delete: first');
  expect(field().value).toBe('second and more');
  press('Update');
  expect(lines()).toBe('second and more|third');
});

test('what is being typed in a line is taken over when another one is opened', () => {
  press('Edit: first');
  type('first and more');
  press('Edit: third');
  expect(field().value).toBe('third');
  expect(lines()).toBe('first and more|second|third');
});

test('an added line leaves the field ready for the next one', () => {
  const added = screen.getByLabelText('New');
  fireEvent.change(added, { target: { value: 'fourth' } });
  press('Add it');
  expect(lines()).toBe('first|second|third|fourth');
  expect(document.activeElement).toBe(added);
});

test('what is typed for a new line and in an open one is taken over by who goes on', () => {
  press('Edit: second');
  type('second and more');
  fireEvent.change(screen.getByLabelText('New'), { target: { value: 'fourth' } });
  act(() => postingDraft.takeTyped());
  expect(lines()).toBe('first|second and more|third|fourth');
  expect(screen.getByLabelText<HTMLInputElement>('New').value).toBe('');
});
