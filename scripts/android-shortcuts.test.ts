/** Android shortcuts generated from a web manifest's. */
import { expect, test } from 'vitest';
import { shortcutFiles } from './android-shortcuts.mjs';

const icons = (name: string) => [{ src: `/icons/${name}.png` }];
const files = shortcutFiles(
  [
    { name: 'Jobs · ការងារ', url: '/jobs?source=app', icons: icons('shortcut-jobs-96') },
    { name: `Saved & 'liked'`, short_name: 'Saved', url: '/favJobs?a&b', icons: icons('saved') },
  ],
  'com.karngea.app',
);

test('each opens its page with an intent for this app only', () => {
  const { 'xml/shortcuts.xml': shortcuts } = files;
  expect(shortcuts).toContain('android:data="https://localhost/jobs?source=app"');
  expect(shortcuts).toContain('android:data="https://localhost/favJobs?a&amp;b"');
  expect(shortcuts).toContain('android:targetClass="com.karngea.app.MainActivity"');
});

test('each has its labels, with special characters of XML and Android escaped', () => {
  const { 'values/shortcuts.xml': labels, 'xml/shortcuts.xml': shortcuts } = files;
  for (const [, name] of shortcuts.matchAll(/@string\/(\w+)/g))
    expect(labels).toContain(`<string name="${name}">`);
  expect(labels).toContain('<string name="shortcut_jobs_96_short">Jobs · ការងារ</string>');
  expect(labels).toContain(`<string name="saved_short">Saved</string>`);
  expect(labels).toContain(`<string name="saved_long">Saved &amp; \\'liked\\'</string>`);
});
