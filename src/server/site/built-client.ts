/** What the client's build gives the server: which files a screen needs, what renders pages, and what the server says of them. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type PageLanguage } from '#contract/pages.ts';
import { type CreateRenderer, type RenderPage, type ServerTexts } from '#contract/ssr.ts';
import { html, type Markup } from '#server/http/pages/markup.ts';
import { cleanForPage } from './ssr-markup.ts';

type Chunk = {
  readonly file: string;
  readonly name?: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
};
type Manifest = Readonly<Record<string, Chunk>>;

type SsrModule = { readonly createRenderer: CreateRenderer; readonly serverTexts: ServerTexts };

export type BuiltClient = {
  readonly renderPage: RenderPage;
  readonly texts: ServerTexts;
  /** Links to the files of a page that shows these screens, which the app would otherwise ask for later. */
  links(screens: readonly string[], language: PageLanguage): PageLinks;
};

/** Links for the head of a page: what it looks like, what the app will run, and what taps lead to. */
export type PageLinks = { readonly styles: Markup; readonly scripts: Markup; readonly onTap: Markup };

const entry = 'index.html';
const catalogues = { eng: 'locales/en/messages.po', kh: 'locales/km/messages.po' } as const;
const khmerType = 'src/client/language/khmer-type.css';
/** The chunk that holds what buttons of the pages open (vite.config.ts). */
const sheets = 'sheets';

/** The chunk and all that it imports, without what was seen before. */
function chunksOf(manifest: Manifest, source: string, seen: Set<string>): Chunk[] {
  const chunk = manifest[source];
  if (chunk === undefined || seen.has(source)) return [];
  seen.add(source);
  return [chunk, ...(chunk.imports ?? []).flatMap((imported) => chunksOf(manifest, imported, seen))];
}

function linksOf(chunks: readonly Chunk[]): Pick<PageLinks, 'styles' | 'scripts'> {
  const files = [...new Set(chunks.flatMap(({ file, css = [] }) => [file, ...css]))];
  const styles = files.filter((file) => file.endsWith('.css'));
  const scripts = files.filter((file) => file.endsWith('.js'));
  return {
    styles: html`${styles.map((file) => html`<link rel="stylesheet" crossorigin href="/${file}" />`)}`,
    scripts: html`${scripts.map((file) => html`<link rel="modulepreload" crossorigin href="/${file}" />`)}`,
  };
}

function pageLinks(manifest: Manifest, screens: readonly string[], language: PageLanguage): PageLinks {
  // Every page has the entry.
  const seen = new Set<string>([entry]);
  const chunks = (sources: readonly string[]): Chunk[] =>
    sources.flatMap((source) => chunksOf(manifest, source, seen));
  const catalogue = catalogues[language];
  const first = chunks([
    `${catalogue}?first`,
    ...(screens.length === 0 ? [] : [...screens, `${catalogue}?rest`]),
    ...(language === 'kh' ? [khmerType] : []),
  ]);
  const opened = Object.keys(manifest).filter((key) => manifest[key]?.name === sheets);
  const { styles, scripts } = linksOf(chunks([...opened, `${catalogue}?rest`]));
  return { ...linksOf(first), onTap: html`${styles}${scripts}` };
}

/** Undefined where there are no such files: then pages begin empty, and say nothing of themselves. */
export async function readBuiltClient(folder: string): Promise<BuiltClient | undefined> {
  try {
    const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
    // Beside the folder, not in it: it is for the server only.
    const renderer = pathToFileURL(join(folder, '../ssr/ssr.js')).href;
    const { createRenderer, serverTexts } = (await import(renderer)) as SsrModule;
    return {
      texts: serverTexts,
      renderPage: createRenderer({ clean: cleanForPage }),
      links: (screens, language) => pageLinks(manifest, screens, language),
    };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ERR_MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}
