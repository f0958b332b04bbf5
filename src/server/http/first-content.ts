/** Puts what a page begins with into it: its HTML, the data behind it, and links to the files it needs. Knows no page. */
import { type FirstData, firstDataId } from '#contract/first-data.ts';
import { languageTags, type PageLanguage } from '#contract/pages.ts';
import { jsonScript, type Markup } from './markup.ts';

export type FirstContent = {
  /** For the head. */
  readonly links: Markup;
  readonly page: Markup;
  readonly data: FirstData;
  readonly language: PageLanguage;
};

const root = '<div id="root"></div>';
/** What the bare page says to those without scripts; the first page has a note of its own. */
const bareNote = /<noscript>.*?<\/noscript>/s;

/** `early.js` hides the first page from people for whom it is not meant: another language, or logged in. */
export const withFirstContent = (html: string, { links, page, data, language }: FirstContent): string =>
  html
    .replace('<html ', () => `<html data-first="${languageTags[language]}" `)
    .replace('</head>', () => `${links.text}</head>`)
    .replace(bareNote, '')
    .replace(root, () => `${page.text}${root}${jsonScript('application/json', data, firstDataId).text}`);
