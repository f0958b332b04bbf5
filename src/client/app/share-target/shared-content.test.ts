import { expect, test } from 'vitest';
import { toMessage, sharedContentFrom } from './shared-content.ts';

test('a link is appended to the text, once', () => {
  expect(sharedContentFrom({ text: 'Look', url: 'https://a.example/1' }).text).toBe(
    'Look\nhttps://a.example/1',
  );
  expect(sharedContentFrom({ text: 'Look https://a.example/1', url: 'https://a.example/1' }).text).toBe(
    'Look https://a.example/1',
  );
});

test('invisible characters and URLs with other schemes are removed', () => {
  const hidden = `ok${String.fromCodePoint(0x202e)} ${String.fromCodePoint(0)}fine${String.fromCharCode(0xd83d)}`;
  expect(sharedContentFrom({ title: ` a\n b ${hidden}`, url: 'javascript:alert(1)' })).toEqual({
    title: 'a b ok fine',
    text: '',
  });
  expect(sharedContentFrom({ text: 12 }).text).toBe('12');
  expect(sharedContentFrom({ title: {}, text: ['x'], url: null })).toEqual({ title: '', text: '' });
});

test('a message starts with the title, unless the text does', () => {
  expect(toMessage({ title: 'Baker', text: 'In Kampot' })).toBe('Baker\nIn Kampot');
  expect(toMessage({ title: 'Baker', text: 'Baker in Kampot' })).toBe('Baker in Kampot');
});
