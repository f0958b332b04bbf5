/** Our entries in the manifest that the installed Capacitor writes. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pagesIn, withOurMarks } from './android-manifest.mjs';

const template = 'node_modules/@capacitor/cli/assets/android-template.tar.gz';
const fresh = execFileSync('tar', ['-xzOf', template, 'app/src/main/AndroidManifest.xml'], {
  encoding: 'utf8',
});
const pages = pagesIn(readFileSync('src/client/app/routes.tsx', 'utf8'));
const site = new URL('https://jobs.example');
const marked = withOurMarks(fresh, pages, site);

test('every page of the route table opens the app', () => {
  expect(pages).toEqual(expect.arrayContaining(['/', '/jobs', '/jobDetail/$id', '/myProfile']));
  expect(pages).not.toContain('/404');
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
  expect(withOurMarks(marked, pages, site)).toBe(marked);
  const other = new URL('https://work.example:8443');
  expect(withOurMarks(marked, pages, other)).toBe(withOurMarks(fresh, pages, other));
  expect(withOurMarks(marked, pages, other)).toContain('android:host="work.example" android:port="8443"');
  expect(withOurMarks(marked, pages, undefined)).toBe(withOurMarks(fresh, pages, undefined));
  expect(withOurMarks(fresh, pages, undefined)).not.toContain('VIEW');
});

test('a manifest of unknown structure is refused, not changed partly', () =>
  expect(() => withOurMarks('<manifest></manifest>', pages, site)).toThrow('scripts/android-manifest.mjs'));
