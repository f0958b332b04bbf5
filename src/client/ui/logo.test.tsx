// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Logo } from './logo.tsx';

afterEach(cleanup);

test.each([
  ['168 Coffee', '1'],
  ['7Days Mart', '7'],
  ['🍜 Noodle House', '🍜'],
  ['ក្រុមហ៊ុន ABC', 'ក'],
  ['Ångström Lab', 'Å'],
  ['A\u030angström Lab', 'A\u030a'],
])('without a logo %s has a whole first letter, also in browsers without a segmenter', (name, letter) => {
  const letterOf = () => render(<Logo name={name} picture={null} size={44} />).container.textContent;
  const { Segmenter } = Intl;
  expect(letterOf()).toBe(letter);
  Reflect.deleteProperty(Intl, 'Segmenter');
  try {
    expect(letterOf()).toBe(letter);
  } finally {
    Object.assign(Intl, { Segmenter });
  }
});

test('a logo that fails to load becomes a letter until the URL changes', () => {
  const logo = (picture: string) => <Logo name="Bakery" picture={picture} size={44} />;
  const { container, rerender } = render(logo('/old.webp'));
  const picture = () => container.querySelector('img');
  fireEvent.error(picture() as HTMLImageElement);
  expect(picture()).toBeNull();
  expect(container.textContent).toBe('B');
  rerender(logo('/new.webp'));
  expect(picture()?.getAttribute('src')).toBe('/new.webp');
});
