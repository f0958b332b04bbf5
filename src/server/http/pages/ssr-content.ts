/** Inserts server-rendered HTML, its data and its links into the built page. */
import { languageTags, type PageLanguage } from '#contract/pages.ts';
import { type SsrData, ssrDataId } from '#contract/server-rendering.ts';
import { jsonScript, type Markup } from './markup.ts';

export type SsrContent = {
  /** Stylesheet links for the head. */
  readonly styles: Markup;
  /** Preload links of scripts that the app will run. */
  readonly scripts: Markup;
  /** Preload links for the screens behind the page's buttons. */
  readonly onTap: Markup;
  readonly page: Markup;
  readonly data: SsrData;
  readonly language: PageLanguage;
};

const root = '<div id="root"></div>';
/** The build's script elements and modulepreload links. */
const appFiles = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;
/** The noscript note of the bare page; rendered pages have their own. */
const bareNote = /<noscript>.*?<\/noscript>/s;

/**
 * `early.js` hides the rendered page from users with another language and from logged-in ones. The app's files are in a
 * template that it activates after the first paint, so that they don't delay it; the screens behind buttons load on the
 * first tap.
 */
export function withSsrContent(html: string, content: SsrContent): string {
  const { styles, scripts, onTap, page, data, language } = content;
  const app = html.match(appFiles)?.join('') ?? '';
  return html
    .replace('<html ', () => `<html data-ssr="${languageTags[language]}" `)
    .replace(appFiles, '')
    .replace('</head>', () => {
      const start = `<template id="app">${scripts.text}${app}</template>`;
      return `${styles.text}${start}<template id="on-tap">${onTap.text}</template></head>`;
    })
    .replace(bareNote, '')
    .replace(root, () => `${page.text}${root}${jsonScript('application/json', data, ssrDataId).text}`);
}
