/** The Android app's own plugin in native/ matches the page's side of it, which no compiler checks together. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const java = 'native/android/src/main/java/com/karngea/shell';
const read = (path: string): string => readFileSync(path, 'utf8');
const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name).sort();

test("the page uses the plugin's name, methods and event", () => {
  const plugin = read(`${java}/PushPlugin.java`);
  const page = read('src/client/features/push/native-device.ts');
  expect(found(page, /registerPlugin<PushPlugin>\('(\w+)'\)/g)).toEqual(
    found(plugin, /^ {4}name = "(\w+)"/gm),
  );
  const methods = found(plugin, /@PluginMethod\s+public void (\w+)/g);
  expect(new Set(found(page, /phone\.(\w+)\(/g))).toEqual(new Set(['addListener', ...methods]));
  expect(found(page, /\.addListener\('(\w+)'/g)).toEqual(found(plugin, /notifyListeners\("(\w+)"/g));
});

test("its notifications use the brand's glyph", () => {
  const [glyph] = found(read('public/brand/icon.svg'), /<path fill="#FFF" d="([^"]+)"/g);
  expect(glyph).toBeTruthy();
  expect(read('native/android/src/main/res/drawable/ic_push.xml')).toContain(`android:pathData="${glyph}"`);
});
