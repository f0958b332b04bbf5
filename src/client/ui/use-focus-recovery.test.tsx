// @vitest-environment jsdom
/** Where the focus goes when what has it is removed. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { useRef, useState } from 'react';
import { useFocusRecovery } from './use-focus-recovery.ts';

// Nothing is drawn here, so everything counts as visible.
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

test('it goes to what comes next, after the last item to what came before', async () => {
  render(<Page />);
  await press('Delete two');
  expect(focused()).toBe('three');
  await press('Delete three');
  expect(focused()).toBe('Delete one');
});

test('where nothing is beside it, it goes to what stands around, and never into a text field', async () => {
  render(<Page />);
  for (const line of ['one', 'two', 'three']) await press(`Delete ${line}`);
  expect(focused()).toBe('Home');
  await press('Answer');
  expect(focused()).toBe('Home');
});

test('what somebody had left before it was removed takes the focus nowhere', async () => {
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
