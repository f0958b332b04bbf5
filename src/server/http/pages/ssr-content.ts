/** Puts what the server rendered into the built page: its HTML, the data behind it, and links to the files it needs. Knows no page. */
import { languageTags, type PageLanguage } from '#contract/pages.ts';
import { type SsrData, ssrDataId } from '#contract/ssr.ts';
import { jsonScript, type Markup } from './markup.ts';

export type SsrContent = {
  /** Links for the head. */
  readonly styles: Markup;
  /** Links to what the app will run. */
  readonly scripts: Markup;
  /** Links to what the buttons of the page lead to. */
  readonly onTap: Markup;
  readonly page: Markup;
  readonly data: SsrData;
  readonly language: PageLanguage;
};

const root = '<div id="root"></div>';
/** What the build wrote to start the app: its scripts, and links to what they import. */
const appFiles = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;
/** What the bare page says to those without scripts; a rendered page has a note of its own. */
const bareNote = /<noscript>.*?<\/noscript>/s;

/**
 * `early.js` hides the page from people for whom it is not meant (another language, or logged in), and takes the
 * app's files out of their template once the page is painted: before, they would only hold it up. What buttons lead to
 * it loads with the first tap on one.
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
