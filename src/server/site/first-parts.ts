/** The small pieces that the first pages are made of; they carry the class names of `client/ui`, whose styles they wear. */
import { bookmarkOutline } from 'ionicons/icons';
import { addressIn } from '#server/http/site-address.ts';
import { html, Markup, type Part } from '#server/http/markup.ts';
import {
  bankingInSearch,
  categories,
  genders,
  industries,
  jobStatuses,
  jobTypes,
  languageSuggestions,
  levels,
  locations,
  qualifications,
  sorts,
} from '#contract/options.ts';
import { languageTags, type PageLanguage } from '#contract/pages.ts';
import { type Say } from './words.ts';

/** What every piece is told: whose words, and what the address asked for. */
export type Scene = {
  readonly say: Say;
  readonly language: PageLanguage;
  /** The language that the address asks for, which its links then ask for too. */
  readonly asked: PageLanguage | undefined;
  /** The address of the page itself. */
  readonly path: string;
  readonly now: Date;
};

const listed: ReadonlySet<string> = new Set([
  bankingInSearch,
  ...categories,
  ...genders,
  ...industries,
  ...jobStatuses,
  ...jobTypes,
  ...languageSuggestions,
  ...levels,
  ...locations,
  ...qualifications,
  ...sorts,
]);
/** A wire value in words; what is in no list, written by another client, stays as it is. */
export const label = ({ say }: Scene, value: string): string => (listed.has(value) ? say(value) : value);

export const href = ({ asked }: Scene, path: string): string => (asked ? addressIn(path, asked) : path);
/** Where a guest is led who wants to save or apply; `asked` makes the app say why (spec §6). */
export const loginHref = ({ path }: Scene): string => `/login?next=${encodeURIComponent(path)}&asked=1`;

/** Sizes in pixels that `first-page.css` has a class for: the page may carry no style of its own. */
type IconSize = 9 | 14 | 16 | 18 | 20 | 22 | 24 | 28;
/** `drawing` is a data address from `ionicons/icons`: what follows the comma is the drawing itself. */
export const icon = (drawing: string, size: IconSize = 22, more = ''): Markup =>
  html`<span class="kg-icon s${size} ${more}" aria-hidden="true"
    >${new Markup(drawing.slice(drawing.indexOf(',') + 1))}</span
  >`;

const khmer = /[\u1780-\u17ff]/;
export const isKhmer = (text: string): boolean => khmer.test(text);
export const khmerMark = new Markup(` lang="${languageTags.kh}"`);
/** Marks a typed text as Khmer in a page of either language. */
export const langOf = (text: string): Markup | undefined => (isKhmer(text) ? khmerMark : undefined);

export const typed = (tag: 'p' | 'h1' | 'dd' | 'li' | 'span', text: string, more = ''): Markup => {
  const name = new Markup(tag);
  return html`<${name} class="kg-user-text ${more}"${langOf(text)}>${text}</${name}>`;
};

type Looks = { readonly to?: string; readonly looks: string; readonly icon?: string };

/** A link in the clothes of a button; without an address it can not be pressed yet. */
export function button({ to, looks, icon: drawing }: Looks, words: Part): Markup {
  const face = html`<span class="kg-button-face"
    >${drawing !== undefined && icon(drawing, 20)}${words}</span
  >`;
  return to === undefined
    ? html`<span class="kg-button ${looks}">${face}</span>`
    : html`<a class="kg-button ${looks}" href="${to}">${face}</a>`;
}

/** What only scripts can do: it is seen, and says nothing until the app is there. */
export const idleIcon = (drawing: string, size: IconSize = 24, more = ''): Markup =>
  html`<span class="kg-icon-button" aria-hidden="true">${icon(drawing, size, more)}</span>`;

export const iconLink = (to: string, drawing: string, name: string, more = ''): Markup =>
  html`<a class="kg-icon-button ${more}" href="${to}" aria-label="${name}">${icon(drawing, 24)}</a>`;

export const saveLink = (scene: Scene, job: string): Markup =>
  iconLink(loginHref(scene), bookmarkOutline, scene.say('Save {name}', { name: job }), 'job-save');

export const tagList = (tags: readonly string[], most = tags.length): Markup | undefined =>
  tags.length === 0
    ? undefined
    : html`<ul class="kg-tags">
        ${tags.slice(0, most).map((tag) => html`<li${langOf(tag)}>${tag}</li>`)}${
          tags.length > most && html`<li>+${tags.length - most}</li>`
        }
      </ul>`;

export const wordmark = new Markup(
  '<span class="kg-wordmark" role="img" aria-label="ការងារ Karngea"></span>',
);
export const hem = new Markup('<div class="kg-hem"></div>');
