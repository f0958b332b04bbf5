// Adds the app's own entries to the Android manifest that Capacitor creates, for sync-android.mjs.
import { readFileSync } from 'node:fs';

const begin = '<!-- addresses that open the app: written by npm run android:sync -->';
const end = '<!-- end of addresses -->';
const shortcuts = '<meta-data android:name="android.app.shortcuts" android:resource="@xml/shortcuts" />';
const needs = [
  // Without it, the phone never reports that the network is gone or back.
  '<uses-permission android:name="android.permission.ACCESS_NETWORK_STATE" />',
  // For "Near me", which asks on a tap only; a province needs no exact location. Optional on a device.
  '<uses-permission android:name="android.permission.ACCESS_COARSE_LOCATION" />',
  '<uses-feature android:name="android.hardware.location" android:required="false" />',
];

/** The addresses of the app's pages, such as `/jobs` and `/jobDetail/$id`. @type {string[]} */
export const appPages = ['routes.tsx', 'public-routes.ts']
  .flatMap((file) => [
    ...readFileSync(`src/client/app/${file}`, 'utf8').matchAll(/^\s*path: '(\/[^']*)',$/gm),
  ])
  .map(([, path = '']) => path)
  .filter((path) => path !== '/404');

/** A page with a parameter matches by its prefix. @param {string} path */
const matcherOf = (path) =>
  path.includes('$') ? `pathPrefix="${path.slice(0, path.indexOf('$'))}"` : `path="${path}"`;

/** @param {string[]} pages @param {URL} site */
function linkFilter(pages, site) {
  const port = site.port && ` android:port="${site.port}"`;
  const data = [
    `android:scheme="https" android:host="${site.hostname}"${port}`,
    ...pages.map((path) => `android:${matcherOf(path)}`),
  ].map((attributes) => `    <data ${attributes} />`);
  return [
    begin,
    '<intent-filter android:autoVerify="true">',
    '    <action android:name="android.intent.action.VIEW" />',
    '    <category android:name="android.intent.category.DEFAULT" />',
    '    <category android:name="android.intent.category.BROWSABLE" />',
    ...data,
    '</intent-filter>',
    end,
  ].map((line) => `            ${line}\n`);
}

/**
 * Adds our entries to the manifest; running it again changes nothing.
 * @param {string} manifest as Capacitor or an earlier run wrote it
 * @param {string[]} pages addresses that open the app, as `pagesIn` gives them
 * @param {URL | undefined} site the site with those pages; without it, links open the browser
 * @returns {string}
 */
export function withOurMarks(manifest, pages, site) {
  const plain = manifest
    .replace(new RegExp(` *${begin}[\\s\\S]*?${end}\\n`), '')
    .replace(new RegExp(` *${shortcuts}\\n`), '');
  const links = site ? linkFilter(pages, site).join('') : '';
  const marked = plain
    // The session token must not be part of the phone's backup.
    .replace('android:allowBackup="true"', 'android:allowBackup="false"')
    .replace(/\n *<\/activity>/, (close) => `\n${links}            ${shortcuts}${close}`);
  if (!marked.includes('android:allowBackup="false"') || !marked.includes(shortcuts))
    throw new Error('AndroidManifest.xml is not as Capacitor writes it: adapt scripts/android-manifest.mjs');
  return needs
    .filter((need) => !marked.includes(need))
    .reduce((text, need) => text.replace('</manifest>', `    ${need}\n</manifest>`), marked);
}
