/** `/jobDetail/{id}` in HTML: head, facts and texts of a job, as `job-detail-view.tsx` draws them for a guest. */
import {
  bookmarkOutline,
  briefcaseOutline,
  calendarNumberOutline,
  chevronForward,
  constructOutline,
  informationCircle,
  languageOutline,
  layersOutline,
  locationOutline,
  peopleOutline,
  personOutline,
  schoolOutline,
  shareSocialOutline,
  trendingUpOutline,
} from 'ionicons/icons';
import { hasWords } from '#contract/has-words.ts';
import { coverOf, isUrgent } from '#contract/job-looks.ts';
import { type JobDetail } from '#contract/jobs.ts';
import { isMarkup } from '#contract/rich-text.ts';
import { html, type Markup } from '#server/http/markup.ts';
import { applyLink, postedAgo, statusBadge, urgentWords } from './first-card.ts';
import { shownMarkup } from './first-markup.ts';
import { button, href, icon, label, langOf, loginHref, type Scene, tagList, typed } from './first-parts.ts';
import { jobHeader, shell } from './first-shell.ts';

function trail(scene: Scene, { name }: JobDetail): Markup {
  const next = html`<li aria-hidden="true">${icon(chevronForward, 16)}</li>`;
  const link = (path: string, word: string) =>
    html`<li><a class="kg-link" href="${href(scene, path)}">${scene.say(word)}</a></li>`;
  return html`<div class="job-detail-trail">
    <nav class="kg-breadcrumb" aria-label="${scene.say('Breadcrumb')}">
      <ol>
        ${link('/', 'Home')}${next}${link('/jobs', 'Jobs')}${next}
        <li${langOf(name)}><span aria-current="page">${name}</span></li>
      </ol>
    </nav>
  </div>`;
}

function head(scene: Scene, job: JobDetail): Markup {
  const [before, after] = scene.say('Posted <0/>').split('<0/>');
  return html`<header class="job-head">
    <img class="kg-cover" src="${coverOf(job)}" alt="" width="800" height="400" />
    <p class="job-head-badges">
      ${statusBadge(scene, job)}${isUrgent(job) && html`<span class="kg-urgent">${urgentWords(scene)}</span>`}<span
        >${before}${postedAgo(scene, job)}${after}</span
      >
    </p>
    ${typed('h1', job.name)}
    <p class="job-head-field">${label(scene, job.industry)} · ${label(scene, job.category)}</p>
    ${typed('p', job.salary, 'kg-salary')}
  </header>`;
}

/** Values longer than this take the whole width. */
const shortValue = 18;

function facts(scene: Scene, job: JobDetail): Markup {
  const { say } = scene;
  const value = (wire: string) => label(scene, wire);
  const rows: readonly (readonly [drawing: string, term: string, value: string, wide?: boolean])[] = [
    [briefcaseOutline, 'Job Type', value(job.job_type)],
    [trendingUpOutline, 'Level', value(job.level)],
    [peopleOutline, 'Available positions', say('{positions} pax', { positions: job.available_position })],
    [personOutline, 'Gender', value(job.gender)],
    [calendarNumberOutline, 'Age', say('{age}+', { age: job.age })],
    [schoolOutline, 'Qualification', value(job.qualification)],
    [languageOutline, 'Language', value(job.language)],
    [locationOutline, 'Location', value(job.location)],
    [layersOutline, 'Category', value(job.category), true],
    [constructOutline, 'Required skills', job.required_skills, true],
  ];
  return html`<dl class="job-facts">
    ${rows.map(
      ([drawing, term, text, wide = text.length > shortValue]) =>
        html`<div class="${wide && 'wide'}">
          ${icon(drawing, 20)}
          <dt>${say(term)}</dt>
          ${typed('dd', text)}
        </div>`,
    )}
  </dl>`;
}

function words(description: string): Markup {
  if (isMarkup(description))
    return html`<div class="kg-rich-text kg-user-text">${shownMarkup(description)}</div>`;
  const lines = description.split(/\n+/).filter((line) => line.trim() !== '');
  return html`<div class="kg-rich-text">${lines.map((line) => typed('p', line))}</div>`;
}

const points = (title: string, lines: readonly string[]): Markup | undefined =>
  lines.length === 0
    ? undefined
    : html`<section>
        <h2>${title}</h2>
        <ul class="kg-bullets">
          ${lines.map((line) => typed('li', line))}
        </ul>
      </section>`;

function texts({ say }: Scene, job: JobDetail): Markup {
  const description = hasWords(job.description)
    ? words(job.description)
    : html`<p class="kg-muted">${say('No Descriptions')}</p>`;
  return html`<div class="job-texts">
    <section>
      <h2>${say('Description')}</h2>
      ${description}
    </section>
    <div class="job-texts-lists">
      ${points(say('Requirements'), job.requirements)}${points(say('Responsibilities'), job.responsibilities)}
    </div>
    ${tagList(job.tags)}
    <div class="kg-note blue">
      ${icon(informationCircle, 20)}
      <div>${say('Karngea is a demonstration. The postings on this site are not real.')}</div>
    </div>
  </div>`;
}

export function jobPage(scene: Scene, job: JobDetail): Markup {
  const { say } = scene;
  const save = button(
    { to: loginHref(scene), looks: 'outline job-save', icon: bookmarkOutline },
    say('Save'),
  );
  return shell(scene, {
    header: jobHeader(scene),
    content: html`<div class="kg-measure wide">
      ${trail(scene, job)}
      <article class="job-detail">
        ${head(scene, job)}
        <div class="job-detail-side">
          ${typed('p', job.salary, 'kg-salary')}
          <div class="job-detail-buttons">
            ${applyLink(scene, job)}${save}${button({ looks: 'plain', icon: shareSocialOutline }, say('Share'))}
          </div>
          ${facts(scene, job)}
        </div>
        ${texts(scene, job)}
      </article>
    </div>`,
    bar: html`<footer class="kg-sticky-bar phone-only">
      <div class="kg-sticky-inner">
        <div class="kg-sticky-actions">${save}${applyLink(scene, job)}</div>
      </div>
    </footer>`,
  });
}
