// @vitest-environment jsdom
/** What is shown until the sanitiser is loaded, or if it can't be loaded. */
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import * as rules from '#contract/description-markup.ts';
import { RichText } from './rich-text-view.tsx';

afterEach(cleanup);

test('the text shows at once, without tags and with decoded entities', () => {
  const { container } = render(
    <RichText markup={'<p>R&amp;D, 2&nbsp;years</p><p>1 &lt; 2</p>'} rules={rules} />,
  );
  expect([...container.querySelectorAll('p')].map((line) => line.textContent)).toEqual([
    'R&D, 2\u00a0years',
    '1 < 2',
  ]);
});

test('plain text is shown as it is', () => {
  const { container } = render(<RichText markup={'Cook &amp; wait\n\nខ្ញុំ'} rules={rules} />);
  expect([...container.querySelectorAll('p')].map((line) => line.textContent)).toEqual([
    'Cook &amp; wait',
    'ខ្ញុំ',
  ]);
});
