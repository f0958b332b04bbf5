// @vitest-environment jsdom
/** Editing lines in place: no typed text is lost, and the focus follows. */
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

test('the text typed in a line stays with it while another line is deleted', () => {
  press('Edit: second');
  expect(document.activeElement).toBe(field());
  type('second and more');
  press('Delete: first');
  expect(field().value).toBe('second and more');
  press('Update');
  expect(lines()).toBe('second and more|third');
});

test('the text typed in a line is saved when another line is opened', () => {
  press('Edit: first');
  type('first and more');
  press('Edit: third');
  expect(field().value).toBe('third');
  expect(lines()).toBe('first and more|second|third');
});

test('after adding a line, the field is focused for the next one', () => {
  const added = screen.getByLabelText('New');
  fireEvent.change(added, { target: { value: 'fourth' } });
  press('Add it');
  expect(lines()).toBe('first|second|third|fourth');
  expect(document.activeElement).toBe(added);
});

test('text typed for a new line and in an open one is saved by continuing', () => {
  press('Edit: second');
  type('second and more');
  fireEvent.change(screen.getByLabelText('New'), { target: { value: 'fourth' } });
  act(() => postingDraft.commitTyped());
  expect(lines()).toBe('first|second and more|third|fourth');
  expect(screen.getByLabelText<HTMLInputElement>('New').value).toBe('');
});
