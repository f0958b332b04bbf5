// @vitest-environment jsdom
/** What another app shared, cleaned as every stranger's text (product 2.56). */
import { expect, test } from 'vitest';
import { asDescription, asMessage, receivedOf } from './shared-content.ts';

test('a link stands below the text, once', () => {
  expect(receivedOf({ text: 'Look', url: 'https://a.example/1' }).text).toBe('Look\nhttps://a.example/1');
  expect(receivedOf({ text: 'Look https://a.example/1', url: 'https://a.example/1' }).text).toBe(
    'Look https://a.example/1',
  );
});

test('what nobody sees goes, and so do addresses that are not of the web', () => {
  const hidden = `ok${String.fromCodePoint(0x202e)} ${String.fromCodePoint(0)}fine${String.fromCharCode(0xd83d)}`;
  expect(receivedOf({ title: ` a\n b ${hidden}`, url: 'javascript:alert(1)' })).toEqual({
    title: 'a b ok fine',
    text: '',
  });
  expect(receivedOf({ text: 12 }).text).toBe('12');
  expect(receivedOf({ title: {}, text: ['x'], url: null })).toEqual({ title: '', text: '' });
});

test('a description has its lines as paragraphs, and no markup of a stranger', () =>
  expect(asDescription({ title: '', text: 'Cook & <b>bake</b>\n\n <img onerror=x>' })).toBe(
    '<p>Cook &amp; &lt;b&gt;bake&lt;/b&gt;</p><p>&lt;img onerror=x&gt;</p>',
  ));

test('a message begins with the title, unless the text does', () => {
  expect(asMessage({ title: 'Baker', text: 'In Kampot' })).toBe('Baker\nIn Kampot');
  expect(asMessage({ title: 'Baker', text: 'Baker in Kampot' })).toBe('Baker in Kampot');
});
