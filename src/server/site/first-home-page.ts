/** `/` in HTML: the slides, the search form, the industries and the first jobs, as `home-screen.tsx` draws them. */
import {
  arrowForward,
  businessOutline,
  carOutline,
  cashOutline,
  cellularOutline,
  codeSlash,
  constructOutline,
  filmOutline,
  pause,
  restaurantOutline,
  shieldCheckmarkOutline,
} from 'ionicons/icons';
import { type JobListItem } from '#contract/jobs.ts';
import { topResults } from '#contract/limits.ts';
import { html, type Markup } from '#server/http/markup.ts';
import { jobCard } from './first-card.ts';
import { href, icon, idleIcon, label, type Scene } from './first-parts.ts';
import { searchPanel } from './first-search.ts';
import { rootHeader, shell } from './first-shell.ts';

/** The picture of the first slide: named by styles only, it would be asked for after them. The widths are hero.css's. */
export const heroPicture = html`<link
    rel="preload"
    as="image"
    href="/brand/hero-field.svg"
    media="(max-width: 699.98px)"
  /><link rel="preload" as="image" href="/brand/hero-field-wide.svg" media="(min-width: 700px)" />`;

const slides = [
  [
    'field',
    'Good work, close to home.',
    'Write your CV once, apply with one tap, follow every answer.',
    'See jobs',
    '/jobs',
  ],
  [
    'market',
    'Why choose Karngea?',
    'It costs nothing, it works with a bad connection, and employers answer you here.',
    'Register',
    '/register',
  ],
  [
    'river',
    'Made in Cambodia, for Cambodia.',
    'In Khmer and English, light enough for any phone. Get to know us.',
    'About us',
    '/about',
  ],
] as const;

function hero(scene: Scene): Markup {
  const { say } = scene;
  const action = (to: string, word: string) =>
    html`<a class="kg-button marigold" href="${href(scene, to)}"
      ><span class="kg-button-face">${say(word)}${icon(arrowForward, 20)}</span></a
    >`;
  return html`<section class="hero kg-on-head" aria-label="${say('What Karngea offers')}">
    <div class="hero-frame">
      <ul class="kg-slides">
        ${slides.map(
          ([scenery, title, text, word, to]) =>
            html`<li class="kg-slide hero-slide ${scenery}">
              <div class="hero-words">
                <h2>${say(title)}</h2>
                <p>${say(text)}</p>
                ${action(to, word)}
              </div>
            </li>`,
        )}
      </ul>
      <div class="hero-controls">
        <span class="hero-dots" aria-hidden="true"><i class="on"></i><i></i><i></i></span
        >${idleIcon(pause, 20)}
      </div>
    </div>
  </section>`;
}

const industries = [
  ['Information Technology', codeSlash],
  ['Banking And Finance', cashOutline],
  ['Food and Beverages', restaurantOutline],
  ['Real Estate', businessOutline],
  ['Telecommunication', cellularOutline],
  ['Manufacturings', constructOutline],
  ['Automotive', carOutline],
  ['Insurance', shieldCheckmarkOutline],
  ['Entertainment', filmOutline],
] as const;

const industryLinks = (scene: Scene): Markup =>
  html`<nav class="home-industries" aria-label="${scene.say('Jobs by industry')}">
    <ul class="kg-chips">
      ${industries.map(
        ([industry, drawing]) =>
          html`<li>
            <a class="kg-chip" href="/jobs?industry=${encodeURIComponent(industry)}"
              >${icon(drawing, 20)}${label(scene, industry)}</a
            >
          </li>`,
      )}
    </ul>
  </nav>`;

function firstJobs(scene: Scene, jobs: readonly JobListItem[]): Markup {
  const [more, ofWhat, rest] = scene.say('See more<0> jobs</0>').split(/<\/?0>/);
  return html`<section class="home-section">
    <div class="kg-section-head">
      <h2>${scene.say('Top Results')}</h2>
      <div class="kg-section-aside">
        <a class="kg-link" href="${href(scene, '/jobs')}"
          >${more}<span class="kg-visually-hidden">${ofWhat}</span>${rest}</a
        >
      </div>
    </div>
    <div class="kg-carousel">
      <div>
        <ul class="kg-slides">
          ${jobs.map((job) => html`<li class="kg-slide">${jobCard(scene, job, 'tall')}</li>`)}
        </ul>
      </div>
    </div>
  </section>`;
}

export function homePage(scene: Scene, jobs: readonly JobListItem[]): Markup {
  const shown = jobs.slice(0, topResults);
  return shell(scene, {
    header: rootHeader(scene),
    content: html`${hero(scene)}
      <div class="kg-measure full">
        <div class="kg-measure wide home-head">
          <h1 class="kg-visually-hidden">${scene.say('Karngea, jobs in Cambodia')}</h1>
          ${searchPanel(scene)}${industryLinks(scene)}${shown.length > 0 && firstJobs(scene, shown)}
        </div>
      </div>`,
  });
}
