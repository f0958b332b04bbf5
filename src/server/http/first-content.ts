/** Puts what a page begins with into it: its HTML, the data behind it, and links to the files it needs. Knows no page. */
import { type FirstData, firstDataId } from '#contract/first-data.ts';
import { languageTags, type PageLanguage } from '#contract/pages.ts';
import { jsonScript, type Markup } from './markup.ts';

export type FirstContent = {
  /** Links for the head. */
  readonly styles: Markup;
  /** Links to what the app will run. */
  readonly scripts: Markup;
  readonly page: Markup;
  readonly data: FirstData;
  readonly language: PageLanguage;
};

const root = '<div id="root"></div>';
/** What the build wrote to start the app: its scripts, and links to what they import. */
const appFiles = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;
/** What the bare page says to those without scripts; the first page has a note of its own. */
const bareNote = /<noscript>.*?<\/noscript>/s;

/**
 * `early.js` hides the first page from people for whom it is not meant (another language, or logged in), and takes the
 * app's files out of their template once the page is painted: before, they would only hold it up.
 */
export function withFirstContent(html: string, content: FirstContent): string {
  const { styles, scripts, page, data, language } = content;
  const app = html.match(appFiles)?.join('') ?? '';
  return html
    .replace('<html ', () => `<html data-first="${languageTags[language]}" `)
    .replace(appFiles, '')
    .replace('</head>', () => `${styles.text}<template id="app">${scripts.text}${app}</template></head>`)
    .replace(bareNote, '')
    .replace(root, () => `${page.text}${root}${jsonScript('application/json', data, firstDataId).text}`);
}
