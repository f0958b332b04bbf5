import { describe, expect, it } from 'vitest';
import { notificationOf, pathOf } from './push-notification.ts';

const message = {
  id: 7,
  kind: 'message',
  title: 'Karngea',
  body: 'Sokha បានផ្ញើសារមកអ្នក៖ «Baker»',
  url: '/application/7',
  tag: 'application-7',
  lang: 'km',
  open: 'បើក',
  later: 'ពេលក្រោយ',
};

describe('notificationOf', () => {
  it('shows the texts of the server in their language, with one tag per application', () => {
    const { title, options } = notificationOf(JSON.stringify(message));
    expect(title).toBe('Karngea');
    expect(options).toMatchObject({
      body: message.body,
      tag: 'application-7',
      lang: 'km',
      data: { url: '/application/7' },
      actions: [
        { action: 'open', title: 'បើក' },
        { action: 'later', title: 'ពេលក្រោយ' },
      ],
    });
  });

  it.each([undefined, '', 'hello', '[1', 'null', '[]', '{}', '"text"', '{"title":7,"url":{},"open":[]}'])(
    'still shows a notification for the payload %s',
    (payload) => {
      expect(notificationOf(payload)).toMatchObject({
        title: 'Karngea',
        options: { body: '', tag: 'notice', actions: [], data: { url: '/notices' } },
      });
    },
  );
});

describe('pathOf', () => {
  it.each(['https://example.com/', '//example.com', '/\\example.com', 'jobs', 7, undefined])(
    'is the list of notices for %s',
    (url) => {
      expect(pathOf(url)).toBe('/notices');
    },
  );
});
