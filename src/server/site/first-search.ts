/** The search form of a first page: it works without scripts too, by the address of `/jobs`. */
import { optionsOutline, searchOutline } from 'ionicons/icons';
import { lengths } from '#contract/limits.ts';
import { languageParameter } from '#contract/pages.ts';
import { html, type Markup } from '#server/http/markup.ts';
import { icon, type Scene } from './first-parts.ts';

/** The filters that wide screens show in the row, with how "no filter" reads. */
const filters = [
  ['Industry', 'Any Industry'],
  ['Category', 'Any Category'],
  ['Level', 'Choose'],
  ['Type', 'Any Type'],
  ['Location', 'Any Locations'],
] as const;

export const searchPanel = ({ say, asked }: Scene): Markup =>
  html`<form class="search-panel" role="search" action="/jobs">
    <label class="search-keyword"
      ><span>${say('Keyword')}</span
      ><input
        type="search"
        name="keyword"
        enterkeyhint="search"
        autocomplete="off"
        maxlength="${lengths.keyword}"
        placeholder="${say('Job title, skill or tag')}"
    /></label>
    ${filters.map(
      ([name, any]) =>
        html`<label class="search-filter"
          ><span>${say(name)}</span
          ><select>
            <option value="">${say(any)}</option>
          </select></label
        >`,
    )}
    ${asked && html`<input type="hidden" name="${languageParameter}" value="${asked}" />`}
    <button type="submit" class="search-go">${icon(searchOutline)}<span>${say('Search')}</span></button>
    <span class="search-filters" aria-hidden="true">${icon(optionsOutline)}</span>
  </form>`;
