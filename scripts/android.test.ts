/** What `npm run android:sync` writes into the Android app, and the app's own plugin in native/. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { appPages, withOurMarks } from './android-manifest.mjs';
import { shortcutFiles } from './android-shortcuts.mjs';

describe('the manifest that Capacitor writes', () => {
  const template = 'node_modules/@capacitor/cli/assets/android-template.tar.gz';
  const fresh = execFileSync('tar', ['-xzOf', template, 'app/src/main/AndroidManifest.xml'], {
    encoding: 'utf8',
  });
  const site = new URL('https://jobs.example');
  const marked = withOurMarks(fresh, appPages, site);

  test('every page of the route table opens the app', () => {
    expect(appPages).toEqual(
      expect.arrayContaining(['/', '/jobs', '/jobDetail/$id', '/myProfile', '/about']),
    );
    expect(appPages).not.toContain('/404');
    expect(marked).toContain('<data android:scheme="https" android:host="jobs.example" />');
    expect(marked).toContain('<data android:path="/jobs" />');
    expect(marked).toContain('<data android:pathPrefix="/jobDetail/" />');
    expect(marked.indexOf('autoVerify')).toBeLessThan(marked.indexOf('</activity>'));
  });

  test('the token is excluded from backups, and the network state may be read', () => {
    expect(marked).toContain('android:allowBackup="false"');
    expect(marked).toContain('android.permission.ACCESS_NETWORK_STATE');
  });

  test('the launcher icon has its shortcuts', () => {
    expect(marked.match(/android:resource="@xml\/shortcuts"/g)).toHaveLength(1);
    expect(marked.indexOf('@xml/shortcuts')).toBeLessThan(marked.indexOf('</activity>'));
  });

  test('only the coarse location may be requested, and location hardware is optional', () => {
    expect(marked).toContain('<uses-permission android:name="android.permission.ACCESS_COARSE_LOCATION" />');
    expect(marked).toContain(
      '<uses-feature android:name="android.hardware.location" android:required="false" />',
    );
    expect(marked).not.toContain('ACCESS_FINE_LOCATION');
  });

  test('a second run changes nothing; another site or none replaces the links', () => {
    expect(withOurMarks(marked, appPages, site)).toBe(marked);
    const other = new URL('https://work.example:8443');
    expect(withOurMarks(marked, appPages, other)).toBe(withOurMarks(fresh, appPages, other));
    expect(withOurMarks(marked, appPages, other)).toContain(
      'android:host="work.example" android:port="8443"',
    );
    expect(withOurMarks(marked, appPages, undefined)).toBe(withOurMarks(fresh, appPages, undefined));
    expect(withOurMarks(fresh, appPages, undefined)).not.toContain('VIEW');
  });

  test('a manifest of unknown structure is refused, not changed partly', () =>
    expect(() => withOurMarks('<manifest></manifest>', appPages, site)).toThrow(
      'scripts/android-manifest.mjs',
    ));
});

describe('the shortcuts', () => {
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
});

describe('the plugin, which no compiler checks together with the page', () => {
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
});
