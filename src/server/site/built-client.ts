/** What the server uses of the client's build: the files of pages, the page renderer and the texts. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type PageLanguage } from '#contract/pages.ts';
import { type SiteInfo } from '#contract/site-info.ts';
import {
  type CreateRenderer,
  type PagePart,
  type PageParts,
  type RenderPage,
  type ServerTexts,
} from '#contract/server-rendering.ts';
import { html, type Markup } from '#server/http/pages/markup.ts';
import { cleanForPage } from './ssr-markup.ts';

type SsrModule = { readonly createRenderer: CreateRenderer; readonly serverTexts: ServerTexts };

export type BuiltClient = {
  readonly renderPage: RenderPage;
  readonly texts: ServerTexts;
  /** Links that preload the files of a page with these parts. */
  links(parts: readonly PagePart[], language: PageLanguage): PageLinks;
};

/** Links for the head of a page: styles, scripts, and files to load when the user first taps. */
type PageLinks = { readonly styles: Markup; readonly scripts: Markup; readonly onTap: Markup };

function toLinks(files: readonly string[]): Pick<PageLinks, 'styles' | 'scripts'> {
  const styles = files.filter((file) => file.endsWith('.css'));
  const scripts = files.filter((file) => file.endsWith('.js'));
  return {
    styles: html`${styles.map((file) => html`<link rel="stylesheet" crossorigin href="/${file}" />`)}`,
    scripts: html`${scripts.map((file) => html`<link rel="modulepreload" crossorigin href="/${file}" />`)}`,
  };
}

function pageLinks(files: PageParts, parts: readonly PagePart[], language: PageLanguage): PageLinks {
  const filesOf = (some: readonly PagePart[]) => new Set(some.flatMap((part) => files[part]));
  const restOfTexts: PagePart = `texts.${language}.rest`;
  const first = filesOf([
    `texts.${language}.first`,
    ...parts,
    // The app starts with the texts of the card.
    ...(parts.some((part) => part !== 'preferences') ? [restOfTexts] : []),
    ...(language === 'kh' ? (['khmerType'] as const) : []),
  ]);
  const afterTap = [...filesOf(['sheets', restOfTexts])].filter((file) => !first.has(file));
  const { styles, scripts } = toLinks(afterTap);
  return { ...toLinks([...first]), onTap: html`${styles}${scripts}` };
}

/** Undefined if the client is not built: then pages start empty and have no link previews. */
export async function readBuiltClient(folder: string, site: SiteInfo): Promise<BuiltClient | undefined> {
  try {
    const files = JSON.parse(await readFile(join(folder, '.vite/page-parts.json'), 'utf8')) as PageParts;
    // Outside the public folder: only the server uses it.
    const renderer = pathToFileURL(join(folder, '../ssr/ssr.js')).href;
    const { createRenderer, serverTexts } = (await import(renderer)) as SsrModule;
    return {
      texts: serverTexts,
      renderPage: createRenderer({ clean: cleanForPage, site }),
      links: (parts, language) => pageLinks(files, parts, language),
    };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ERR_MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}
