/** What stands around a first page, as the app's shell has it for guests: top navigation, header, tab bar. */
import {
  arrowBack,
  briefcase,
  briefcaseOutline,
  home,
  homeOutline,
  informationCircleOutline,
  language as languageIcon,
  logInOutline,
  menu,
  moonOutline,
  shareSocialOutline,
  sunnyOutline,
} from 'ionicons/icons';
import { languageTags } from '#contract/pages.ts';
import { html, type Markup, type Part } from '#server/http/markup.ts';
import { addressIn } from '#server/http/site-address.ts';
import { button, hem, href, icon, iconLink, idleIcon, type Scene, wordmark } from './first-parts.ts';
import { withoutScripts } from './page-texts.ts';

/** The other language, named in its own script. */
const others = {
  eng: { to: 'kh', name: 'ខ្មែរ', short: 'ខ្មែរ' },
  kh: { to: 'eng', name: 'English', short: 'EN' },
} as const;

function languageLink({ language, path }: Scene): Markup {
  const { to, name, short } = others[language];
  return html`<a
    class="kg-language"
    lang="${languageTags[to]}"
    href="${addressIn(path, to)}"
    aria-label="${name}"
    >${icon(languageIcon, 18)}${short}</a
  >`;
}

export const rootHeader = (scene: Scene): Markup =>
  html`<header class="kg-root-header kg-on-head bar-only">
    <div class="kg-root-bar">
      ${wordmark}
      <div class="kg-root-actions">${languageLink(scene)}${idleIcon(menu, 28)}</div>
    </div>
  </header>`;

/** The plain bar of a job's page. */
export const jobHeader = (scene: Scene): Markup =>
  html`<div class="job-detail-bar">
    <header class="kg-sub-header">
      ${iconLink(href(scene, '/jobs'), arrowBack, scene.say('Back'))}
      <p class="kg-sub-title kg-head-font">${scene.say('Job')}</p>
      <div class="kg-sub-actions">${idleIcon(shareSocialOutline)}</div>
    </header>
  </div>`;

const links = [
  ['/', 'Home'],
  ['/about', 'About'],
  ['/jobs', 'Jobs'],
  ['/contact', 'Contact'],
] as const;

function topNav(scene: Scene): Markup {
  const { say, path } = scene;
  const under = (to: string) => to === '/jobs' && path.startsWith('/jobDetail/') && html` class="under"`;
  const here = (to: string) => to === path && html` aria-current="page"`;
  return html`<nav class="kg-top-nav" aria-label="${say('Main')}">
    <div class="kg-top-nav-inner">
      <a class="kg-top-nav-home" href="${href(scene, '/')}">${wordmark}</a>
      <div class="kg-top-nav-links">
        ${links.map(
          ([to, word]) => html`<a href="${href(scene, to)}" ${under(to)}${here(to)}>${say(word)}</a>`,
        )}
      </div>
      <div class="kg-top-nav-tools">
        ${languageLink(scene)}
        <span class="kg-icon-button" aria-hidden="true"
          >${icon(moonOutline, 24, 'by-day')}${icon(sunnyOutline, 24, 'by-night')}</span
        >
        ${button({ to: href(scene, '/login'), looks: 'outline small' }, say('Login'))}
        ${button({ to: href(scene, '/register'), looks: 'primary small' }, say('Register'))}
      </div>
    </div>
  </nav>`;
}

const tabs = [
  ['home', '/', 'Home', homeOutline, home],
  ['jobs', '/jobs', 'Jobs', briefcaseOutline, briefcase],
  ['about', '/about', 'About', informationCircleOutline, informationCircleOutline],
  ['login', '/login', 'Log in', logInOutline, logInOutline],
] as const;

const tabBar = (scene: Scene): Markup =>
  html`<nav class="kg-tab-bar" aria-label="${scene.say('Main')}">
    ${tabs.map(
      ([name, to, word, drawing, drawingOn]) =>
        html`<a
          class="kg-tab ${name}"
          href="${href(scene, to)}"
          ${to === scene.path && html` aria-current="page"`}
          ><span class="kg-tab-pill">${icon(to === scene.path ? drawingOn : drawing, 24)}</span
          ><span>${scene.say(word)}</span></a
        >`,
    )}
  </nav>`;

type Page = {
  readonly header: Markup;
  readonly content: Markup;
  /** In the place of the tab bar. */
  readonly bar?: Markup;
};

/** The whole first page; the app takes it away when its own page stands in the same place. */
export const shell = (scene: Scene, { header, content, bar }: Page): Markup =>
  html`<div class="kg-first" lang="${languageTags[scene.language]}">
    ${topNav(scene)}
    <div class="kg-first-page">
      ${header}
      <main class="kg-page">${content}</main>
      <noscript class="kg-first-note">${withoutScripts[scene.language]}</noscript>${bar}
    </div>
    ${bar === undefined && tabBar(scene)}
  </div>`;

/** Plum ground at the head of a page. */
export const banner = (title: string, content: Part): Markup =>
  html`<div class="kg-banner kg-on-head">
    <div class="kg-banner-inner wide">
      <h1>${title}</h1>
      ${content}
    </div>
    ${hem}
  </div>`;
