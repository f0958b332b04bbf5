// The launcher icon's shortcuts, shown on a long press: those of the web manifest, for Android.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** @typedef {{ name: string, short_name?: string, url: string, icons: { src: string }[] }} Shortcut as in a web manifest */

const escaped = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;').replaceAll("'", "\\'");

/** Resource names have no hyphens. @param {Shortcut} shortcut */
const idOf = ({ icons: [{ src }] }) => /([\w-]+)\.png$/.exec(src)[1].replaceAll('-', '_');

/**
 * @param {Shortcut[]} shortcuts
 * @param {string} appId such as com.karngea.app
 * @returns {{ 'values/shortcuts.xml': string, 'xml/shortcuts.xml': string }} file contents by their path in the folder `res`
 */
export function shortcutFiles(shortcuts, appId) {
  const strings = shortcuts.flatMap((shortcut) => {
    const id = idOf(shortcut);
    const { name, short_name = name } = shortcut;
    return [
      `    <string name="${id}_short">${escaped(short_name)}</string>`,
      `    <string name="${id}_long">${escaped(name)}</string>`,
    ];
  });
  const entries = shortcuts.flatMap((shortcut) => {
    const id = idOf(shortcut);
    return [
      `    <shortcut android:shortcutId="${id}" android:icon="@drawable/${id}"`,
      `        android:shortcutShortLabel="@string/${id}_short" android:shortcutLongLabel="@string/${id}_long">`,
      // Opens the page like a link to the site.
      `        <intent android:action="android.intent.action.VIEW" android:data="https://localhost${escaped(shortcut.url)}"`,
      `            android:targetPackage="${appId}" android:targetClass="${appId}.MainActivity" />`,
      '    </shortcut>',
    ];
  });
  const head = '<?xml version="1.0" encoding="utf-8"?>\n';
  const android = 'xmlns:android="http://schemas.android.com/apk/res/android"';
  return {
    'values/shortcuts.xml': `${head}<resources>\n${strings.join('\n')}\n</resources>\n`,
    'xml/shortcuts.xml': `${head}<shortcuts ${android}>\n${entries.join('\n')}\n</shortcuts>\n`,
  };
}

/** @param {string} built the built client @param {string} folder the project's `res` folder @param {string} appId */
export function writeShortcuts(built, folder, appId) {
  const { shortcuts } = JSON.parse(readFileSync(join(built, 'manifest.webmanifest'), 'utf8'));
  const to = (name) => {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    return path;
  };
  for (const [name, text] of Object.entries(shortcutFiles(shortcuts, appId))) writeFileSync(to(name), text);
  // 96 pixels are 48 units at this density.
  for (const shortcut of shortcuts)
    copyFileSync(join(built, shortcut.icons[0].src), to(`drawable-xhdpi/${idOf(shortcut)}.png`));
}
