/** The icon's shortcuts for Android, out of the web manifest's. */
import { expect, test } from 'vitest';
import { manifest } from '../build/web-manifest.ts';
import { shortcutFiles } from './android-shortcuts.mjs';

const shortcuts = manifest.shortcuts as Parameters<typeof shortcutFiles>[0];
const files = shortcutFiles(shortcuts, 'com.karngea.app');

test('each leads to its page by an intent to the app alone', () => {
  for (const { url } of shortcuts)
    expect(files['xml/shortcuts.xml']).toContain(`android:data="https://localhost${url}"`);
  expect(files['xml/shortcuts.xml']).toContain('android:targetClass="com.karngea.app.MainActivity"');
});

test('its labels are there, in both languages, and marks of XML do no harm', () => {
  const named = files['xml/shortcuts.xml'].matchAll(/@string\/(\w+)/g);
  for (const [, name] of named) expect(files['values/shortcuts.xml']).toContain(`<string name="${name}">`);
  expect(files['values/shortcuts.xml']).toContain('Saved · រក្សាទុក');
  const odd = shortcutFiles([{ name: `a'<&"`, url: '/a?b&c', icons: [{ src: '/icons/odd-96.png' }] }], 'x');
  expect(odd['values/shortcuts.xml']).toContain(`a\\'&lt;&amp;&quot;`);
  expect(odd['xml/shortcuts.xml']).toContain('/a?b&amp;c"');
});
