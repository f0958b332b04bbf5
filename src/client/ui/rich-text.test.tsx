// @vitest-environment jsdom
/** What stands in the place of formatted text until its cleaner has arrived, or where it never does. */
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import * as rules from '#contract/description-markup.ts';
import { RichText } from './rich-text.tsx';

afterEach(cleanup);

test('the words are there at once, without markup and with the signs that it writes in its own way', () => {
  const { container } = render(
    <RichText markup={'<p>R&amp;D, 2&nbsp;years</p><p>1 &lt; 2</p>'} rules={rules} />,
  );
  expect([...container.querySelectorAll('p')].map((line) => line.textContent)).toEqual([
    'R&D, 2\u00a0years',
    '1 < 2',
  ]);
});

test('a text that is no markup is shown as it is', () => {
  const { container } = render(<RichText markup={'Cook &amp; wait\n\nខ្ញុំ'} rules={rules} />);
  expect([...container.querySelectorAll('p')].map((line) => line.textContent)).toEqual([
    'Cook &amp; wait',
    'ខ្ញុំ',
  ]);
});
