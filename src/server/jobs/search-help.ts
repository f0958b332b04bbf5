/** What helps people to search (product 7.37): suggestions while they type, and what to mark in what is found. */
import { sql } from 'kysely';
import { normalise } from '#search/normalise.ts';
import { formsFound } from '#search/matched-forms.ts';
import { shortestTyped, type Suggestion, suggestions } from '#contract/search-help.ts';
import { type Db } from '#server/database/connect.ts';
import { dictionary } from '#server/search/dictionary.ts';
import { findSearch } from '#server/search/find-search.ts';
import { formsThatBegin } from '#server/search/suggested-forms.ts';
import { withinTime } from '#server/search/search-time.ts';
import { isShown } from './job-visibility-store.ts';
import { meaningsOfJobs } from './known-meanings.ts';

/** Titles and places that some job has, then companies. */
export async function suggest(db: Db, text: string, language: 'en' | 'km'): Promise<Suggestion[]> {
  const typed = normalise(text);
  if (typed.length < shortestTyped) return [];
  const forms = formsThatBegin(typed, language);
  const known = await meaningsOfJobs(
    db,
    forms.map(({ id }) => id),
  );
  const found = forms.filter(({ id }) => known.has(id)).map(({ kind, form }) => ({ kind, text: form }));
  if (found.length >= suggestions) return found.slice(0, suggestions);
  return [...found, ...(await companiesThatBegin(db, text))].slice(0, suggestions);
}

/** Read in the order of the index; of those that have no job to see so many are passed over at most. */
const mostPassed = 40;

async function companiesThatBegin(db: Db, text: string): Promise<Suggestion[]> {
  const pattern = `${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const asked = sql<{ name: string; user_id: number }>`
    select name, user_id from (
      select name, user_id from companies where lower(name) like ${pattern} order by lower(name) using ~<~ limit ${sql.lit(mostPassed)}
    ) as begun
    where exists (select from jobs where employer_id = begun.user_id and ${isShown()})
    limit ${sql.lit(suggestions)}`;
  const { rows } = await withinTime(db, (trx) => asked.execute(trx));
  return rows.map(({ name, user_id }) => ({ kind: 'company', text: name, company: user_id }));
}

/** What a keyword finds besides its own words. */
export async function formsOf(db: Db, keyword: string): Promise<string[]> {
  const search = await findSearch(db, keyword);
  return search === undefined || search === 'nothing' ? [] : formsFound(search.parts, dictionary());
}
