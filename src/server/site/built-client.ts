/** What the client's build says of itself: which files a screen needs, and the Khmer texts. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PageLanguage } from '#contract/pages.ts';
import { html, type Markup } from '#server/http/markup.ts';
import { type KhmerTexts } from './words.ts';

type Chunk = {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
};
type Manifest = Readonly<Record<string, Chunk>>;

export type BuiltClient = {
  readonly khmer: KhmerTexts;
  /** Links to the files of a page that shows these modules, which the app would otherwise ask for later. */
  links(sources: readonly string[], language: PageLanguage): PageLinks;
};

/** Links for the head of a page: what it looks like, and what the app will run. */
export type PageLinks = { readonly styles: Markup; readonly scripts: Markup };

const entry = 'index.html';
const catalogues = { eng: 'locales/en/messages.po', kh: 'locales/km/messages.po' } as const;
const khmerType = 'src/client/language/khmer-type.css';

/** The chunk and all that it imports, without what every page has. */
function chunksOf(manifest: Manifest, source: string, seen = new Set([entry])): Chunk[] {
  const chunk = manifest[source];
  if (chunk === undefined || seen.has(source)) return [];
  seen.add(source);
  return [chunk, ...(chunk.imports ?? []).flatMap((imported) => chunksOf(manifest, imported, seen))];
}

function linksOf(manifest: Manifest, sources: readonly string[]): PageLinks {
  const chunks = [...new Set(sources.flatMap((source) => chunksOf(manifest, source)))];
  const files = chunks.flatMap(({ file, css = [] }) => [file, ...css]);
  const styles = [...new Set(files.filter((file) => file.endsWith('.css')))];
  const scripts = files.filter((file) => file.endsWith('.js'));
  return {
    styles: html`${styles.map((file) => html`<link rel="stylesheet" crossorigin href="/${file}" />`)}`,
    scripts: html`${scripts.map((file) => html`<link rel="modulepreload" crossorigin href="/${file}" />`)}`,
  };
}

/** Undefined where the folder has no such files: then pages begin empty. */
export async function readBuiltClient(folder: string): Promise<BuiltClient | undefined> {
  const read = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(join(folder, '.vite', name), 'utf8'));
  try {
    const manifest = (await read('manifest.json')) as Manifest;
    const khmer = (await read('khmer.json')) as KhmerTexts;
    return {
      khmer,
      links: (sources, language) =>
        linksOf(manifest, [
          `${catalogues[language]}?first`,
          ...(sources.length === 0 ? [] : [...sources, `${catalogues[language]}?rest`]),
          ...(language === 'kh' ? [khmerType] : []),
        ]),
    };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
