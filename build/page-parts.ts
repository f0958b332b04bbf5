/** Lists the files of each part of a page that the server renders, for server/site/built-client.ts. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { PageParts } from '../src/contract/server-rendering.ts';

/** A chunk in Vite's manifest, by its source. */
type Chunk = {
  readonly file: string;
  readonly name?: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
};
type Manifest = Readonly<Record<string, Chunk>>;

/** Every page has it already. */
const entry = 'index.html';
/** The name of the chunk with what buttons of the pages open (vite.config.ts). */
export const sheetsChunk = 'sheets';

const sources = {
  home: 'src/client/features/site/home-screen.tsx',
  preferences: 'src/client/features/jobs/preferences/preferences-card.tsx',
  job: 'src/client/features/jobs/details/job-detail-screen.tsx',
  company: 'src/client/features/companies/company-screen.tsx',
  markup: 'src/client/ui/clean-markup.ts',
  khmerType: 'src/client/language/khmer-type.css',
  'texts.eng.first': 'locales/en/messages.po?first',
  'texts.eng.rest': 'locales/en/messages.po?rest',
  'texts.kh.first': 'locales/km/messages.po?first',
  'texts.kh.rest': 'locales/km/messages.po?rest',
} as const satisfies Record<Exclude<keyof PageParts, 'sheets'>, string>;

/** The files of a chunk and of all that it imports, in order. */
function filesOf(manifest: Manifest, source: string, seen = new Set([entry])): string[] {
  const chunk = manifest[source];
  if (chunk === undefined) throw new Error(`The build has no ${source}: adapt build/page-parts.ts`);
  if (seen.has(source)) return [];
  seen.add(source);
  const imported = (chunk.imports ?? []).flatMap((each) => filesOf(manifest, each, seen));
  return [...new Set([chunk.file, ...(chunk.css ?? []), ...imported])];
}

/** Throws if the build lacks a part. */
export function pagePartsOf(manifest: Manifest): PageParts {
  const sheets = Object.keys(manifest).find((key) => manifest[key]?.name === sheetsChunk) ?? sheetsChunk;
  const parts = Object.entries({ ...sources, sheets }).map(([part, source]) => [
    part,
    filesOf(manifest, source),
  ]);
  return Object.fromEntries(parts) as PageParts;
}

export const pageParts = (): Plugin => ({
  name: 'page-parts',
  apply: 'build',
  writeBundle: async ({ dir = '' }) => {
    const manifest = JSON.parse(await readFile(join(dir, '.vite/manifest.json'), 'utf8')) as Manifest;
    await writeFile(join(dir, '.vite/page-parts.json'), JSON.stringify(pagePartsOf(manifest)));
  },
});
