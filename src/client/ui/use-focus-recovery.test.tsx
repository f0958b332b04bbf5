// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { useRef, useState } from 'react';
import { useFocusRecovery } from './use-focus-recovery.ts';

// jsdom has no layout, so every element counts as visible.
beforeAll(() => {
  HTMLElement.prototype.getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
});
afterEach(cleanup);

function Page() {
  const page = useRef<HTMLElement>(null);
  useFocusRecovery(page);
  const [lines, setLines] = useState(['one', 'two', 'three']);
  const [answered, setAnswered] = useState(false);
  return (
    <main ref={page} tabIndex={-1}>
      <a href="/">Home</a>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <a href={`/${line}`}>{line}</a>
            <button onClick={() => setLines(lines.filter((other) => other !== line))}>Delete {line}</button>
          </li>
        ))}
      </ul>
      <input aria-label="New" />
      <section>
        <p>A question</p>
        {!answered && <button onClick={() => setAnswered(true)}>Answer</button>}
      </section>
    </main>
  );
}

const focused = () => document.activeElement?.textContent;
const press = async (name: string) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  await act(async () => {
    fireEvent.click(button);
    await Promise.resolve();
  });
};

test('focus moves to the next tab stop, after the last item to the previous one', async () => {
  render(<Page />);
  await press('Delete two');
  expect(focused()).toBe('three');
  await press('Delete three');
  expect(focused()).toBe('Delete one');
});

test('without siblings, focus moves to an ancestor’s tab stop, never to a text field', async () => {
  render(<Page />);
  for (const line of ['one', 'two', 'three']) await press(`Delete ${line}`);
  expect(focused()).toBe('Home');
  await press('Answer');
  expect(focused()).toBe('Home');
});

test('removing an element that lost the focus before moves nothing', async () => {
  render(<Page />);
  const link = screen.getByRole('link', { name: 'two' });
  link.focus();
  link.blur();
  await Promise.resolve();
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Delete two' }));
    await Promise.resolve();
  });
  expect(document.activeElement).toBe(document.body);
});
