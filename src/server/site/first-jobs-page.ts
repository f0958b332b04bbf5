/** `/jobs` in HTML: the search form over the first page of the list, as `jobs-screen.tsx` draws it. */
import { swapVertical } from 'ionicons/icons';
import { type JobListItem } from '#contract/jobs.ts';
import { sorts } from '#contract/options.ts';
import { html, type Markup } from '#server/http/markup.ts';
import { jobCard } from './first-card.ts';
import { icon, label, type Scene } from './first-parts.ts';
import { searchPanel } from './first-search.ts';
import { banner, rootHeader, shell } from './first-shell.ts';

const sortMenu = (scene: Scene): Markup =>
  html`<label class="sort-menu"
    >${icon(swapVertical, 20)}<span>${scene.say('Sort By')}</span
    ><select>
      ${sorts.map((sort) => html`<option value="${sort}">${label(scene, sort)}</option>`)}
    </select></label
  >`;

export function jobsPage(scene: Scene, jobs: readonly JobListItem[]): Markup {
  const { say } = scene;
  return shell(scene, {
    header: rootHeader(scene),
    content: html`<div class="jobs-banner">
        ${banner(say('Find the job that suits you'), searchPanel(scene))}
      </div>
      <div class="kg-measure wide">
        <div class="kg-section-head">
          <h2>${say('Popular Jobs:')}</h2>
          <div class="kg-section-aside">${sortMenu(scene)}</div>
        </div>
        <ul class="kg-grid">
          ${jobs.map((job) => html`<li>${jobCard(scene, job)}</li>`)}
        </ul>
      </div>`,
  });
}
