/** A job's card as `client/features/jobs/job-card.tsx` draws it for a guest. */
import { ellipse, flash, locationOutline, lockClosed, timeOutline } from 'ionicons/icons';
import { type JobListItem } from '#contract/jobs.ts';
import { coverOf, isUrgent } from '#contract/job-looks.ts';
import { html, type Markup } from '#server/http/markup.ts';
import {
  button,
  href,
  icon,
  label,
  langOf,
  loginHref,
  saveLink,
  type Scene,
  tagList,
  typed,
} from './first-parts.ts';
import { ago } from './words.ts';

const shownTags = 3;

type Shown = Pick<JobListItem, 'status' | 'date_added'>;

export const statusBadge = (scene: Scene, { status }: Shown): Markup =>
  status === 'Hiring'
    ? html`<span class="kg-badge hiring">${icon(ellipse, 9)}${scene.say('Hiring')}</span>`
    : html`<span class="kg-badge closed">${icon(lockClosed, 14)}${scene.say('Closed')}</span>`;

export const postedAgo = ({ say, now }: Scene, { date_added }: Shown): Markup =>
  html`<time datetime="${date_added}">${ago(say, now.getTime() - new Date(date_added).getTime())}</time>`;

/** Guests are asked to log in; a closed job is closed for them too. */
export const applyLink = (scene: Scene, { status }: Shown, looks = ''): Markup =>
  status === 'Closed'
    ? html`<span class="kg-button primary job-apply ${looks}" aria-disabled="true"
        ><span class="kg-button-face">${scene.say('Apply Now')}</span></span
      >`
    : button({ to: loginHref(scene), looks: `primary job-apply ${looks}` }, scene.say('Apply Now'));

export const urgentWords = ({ say }: Scene): Markup => html`${icon(flash, 14)}${say('Urgent')}`;

export const jobCard = (scene: Scene, job: JobListItem, looks: '' | 'tall' = ''): Markup =>
  html`<article class="job-card ${looks}">
    ${isUrgent(job) && html`<span class="kg-ribbon"><span>${urgentWords(scene)}</span></span>`}
    <img class="job-card-cover" src="${coverOf(job)}" alt="" width="400" height="175" />
    <div class="job-card-title">
      <h3${langOf(job.name)}><a href="${href(scene, `/jobDetail/${job.job_id}`)}">${job.name}</a></h3>
      <p>${label(scene, job.industry)}</p>
    </div>
    ${saveLink(scene, job.name)}
    <p class="job-card-facts">
      ${typed('span', job.salary, 'kg-salary')}<span>${icon(timeOutline, 18)}${label(scene, job.job_type)}</span
      ><span>${icon(locationOutline, 18)}${label(scene, job.location)}</span>
    </p>
    ${tagList(job.tags, shownTags)}
    <div class="job-card-foot">
      ${statusBadge(scene, job)}${postedAgo(scene, job)}${applyLink(scene, job, 'small')}
    </div>
  </article>`;
