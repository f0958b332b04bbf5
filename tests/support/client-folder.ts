/** A folder like a built client's, with an empty page and the real texts; tests of server-rendered metadata need no more. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type PageParts } from '#contract/server-rendering.ts';

export const emptyPage =
  '<!doctype html><html lang="en"><head><title>Karngea</title><meta name="description" content="Jobs" /></head><body></body></html>';

export function createClientFolder(): { folder: string; remove: () => void } {
  // The pages' titles and descriptions come from the app's built texts.
  if (!existsSync('dist/ssr/ssr.js')) throw new Error('this needs a build: npm run build');
  const dist = mkdtempSync(join(tmpdir(), 'karngea-client-'));
  const folder = join(dist, 'client');
  mkdirSync(join(folder, '.vite'), { recursive: true });
  symlinkSync(resolve('dist/ssr'), join(dist, 'ssr'));
  writePageParts(folder, {});
  for (const part of ['fonts', 'brand']) cpSync(`public/${part}`, join(folder, part), { recursive: true });
  writeFileSync(join(folder, 'index.html'), emptyPage);
  return { folder, remove: () => rmSync(dist, { recursive: true, force: true }) };
}

const noParts: PageParts = {
  home: [],
  preferences: [],
  job: [],
  company: [],
  markup: [],
  khmerType: [],
  sheets: [],
  'texts.eng.first': [],
  'texts.eng.rest': [],
  'texts.kh.first': [],
  'texts.kh.rest': [],
};

/** Writes the list of files that a build makes; parts that aren't named have none. */
export const writePageParts = (folder: string, parts: Partial<PageParts>): void =>
  writeFileSync(join(folder, '.vite/page-parts.json'), JSON.stringify({ ...noParts, ...parts }));
