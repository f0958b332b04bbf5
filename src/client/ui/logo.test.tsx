// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Logo } from './logo.tsx';

afterEach(cleanup);

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
