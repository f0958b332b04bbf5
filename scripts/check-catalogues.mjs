// Fails if a catalogue is out of date, or a Khmer translation is missing; works on copies, never on the files.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';

const copies = resolve('node_modules/.cache/karngea/catalogues');
rmSync(copies, { recursive: true, force: true });
mkdirSync(copies, { recursive: true });
cpSync('locales', copies, { recursive: true });

const { status, stdout, stderr } = spawnSync('npx', ['lingui', 'extract', '--clean'], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
  env: { ...process.env, CATALOGUES: copies },
});
if (status !== 0) {
  console.error(stdout, stderr);
  process.exit(1);
}

function read(folder, locale) {
  const file = `${folder}/${locale}/messages.po`;
  return existsSync(file) ? readFileSync(file, 'utf8').replace(/^"POT-Creation-Date.*$/m, '') : '';
}
let faults = 0;
for (const locale of ['en', 'km']) {
  if (read('locales', locale) === read(copies, locale)) continue;
  console.error(`locales/${locale}/messages.po is behind the source: run npm run i18n:extract`);
  faults += 1;
}
const untranslated = read(copies, 'km')
  .split(/\n\n+/)
  .slice(1)
  .filter((block) => /^msgid /m.test(block) && /^msgstr ""$(?!\n")/m.test(block));
for (const block of untranslated) {
  const [, where] = /^#: (.*)$/m.exec(block) ?? [];
  const [, text] = /^msgid (.*)$/m.exec(block) ?? [];
  console.error(`no Khmer in locales/km/messages.po for ${text} (${where})`);
  faults += 1;
}
process.exit(faults === 0 ? 0 : 1);
