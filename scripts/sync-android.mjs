// Creates the Android project in android/ or updates it to the build, and checks that it contains exactly the build:
// `VITE_API_ORIGIN=https://jobs.example npm run android:sync`. Needs no Android SDK.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { appPages, withOurMarks } from './android-manifest.mjs';
import { drawPictures } from './android-pictures.mjs';
import { writeShortcuts } from './android-shortcuts.mjs';

const built = 'dist/client';
const main = 'android/app/src/main';
const assets = join(main, 'assets/public');
/** Compressed copies for servers. An app does not use them, and Android's packager treats `x.js.gz` as a second `x.js` and fails. */
const compressed = /\.(br|gz)$/;
/** Capacitor adds these two, empty, for older plugins. */
const capacitorsOwn = ['cordova.js', 'cordova_plugins.js'];

const site = siteOf(process.env.VITE_API_ORIGIN);
capacitor(existsSync(main) ? 'sync' : 'add');
for (const name of filesIn(assets)) if (compressed.test(name)) rmSync(join(assets, name));
const manifest = join(main, 'AndroidManifest.xml');
writeFileSync(manifest, withOurMarks(readFileSync(manifest, 'utf8'), appPages, site));
await drawPictures(join(main, 'res'));
const { appId } = JSON.parse(readFileSync(join(main, 'assets/capacitor.config.json'), 'utf8'));
writeShortcuts(built, join(main, 'res'), appId);
compare();

if (site) console.log(`The app calls ${site.origin}, whose links open it.`);
else
  console.log(
    'VITE_API_ORIGIN is not set: this app has no server to call, and no link opens it.\n' +
      'For one that does: VITE_API_ORIGIN=https://jobs.example npm run android:sync',
  );

/** @param {string | undefined} setting @returns {URL | undefined} */
function siteOf(setting) {
  if (!setting) return undefined;
  const url = URL.canParse(setting) ? new URL(setting) : undefined;
  if (url?.protocol === 'https:' && url.origin === setting) return url;
  console.error(`VITE_API_ORIGIN must be an address such as https://jobs.example, but is "${setting}".`);
  process.exit(1);
}

/** @param {'add' | 'sync'} command */
function capacitor(command) {
  const cli = 'node_modules/@capacitor/cli/bin/capacitor';
  const { status } = spawnSync(process.execPath, [cli, command, 'android'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

function filesIn(folder) {
  return readdirSync(folder, { recursive: true }).filter((name) => statSync(join(folder, name)).isFile());
}

/** Every file's name and contents must be the same on both sides. */
function compare() {
  const sums = (folder, wanted) =>
    filesIn(folder)
      .filter(wanted)
      .sort()
      .map(
        (name) =>
          `${createHash('sha256')
            .update(readFileSync(join(folder, name)))
            .digest('hex')}  ${name}`,
      );
  const wanted = sums(built, (name) => !compressed.test(name));
  const found = sums(assets, (name) => !capacitorsOwn.includes(name));
  const odd = [
    ...wanted.filter((line) => !found.includes(line)),
    ...found.filter((line) => !wanted.includes(line)),
  ];
  if (odd.length > 0) {
    console.error(`${assets} does not equal ${built}:\n${odd.join('\n')}`);
    process.exit(1);
  }
  const sum = createHash('sha256').update(wanted.join('\n')).digest('hex').slice(0, 12);
  console.log(`${wanted.length} files in ${assets} equal the build (${sum}).`);
}
