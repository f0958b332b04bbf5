/** What helps people to search (product 7.37): each look is one read, or a few first pages. */
import { sql } from 'kysely';
import { type JobsQuery } from '#contract/jobs.ts';
import { normalise } from '#contract/normalise.ts';
import { type Alternative, type Suggestion, suggestions } from '#contract/search-help.ts';
import { partsSought } from '#server/search/search-condition.ts';
import { meaningToken, quote } from '#server/search/tokens.ts';
import { formsThatBegin } from '#server/search/suggested-forms.ts';
import { type Db } from '#server/database/connect.ts';
import { findJobs } from './job-search.ts';

const shortestTyped = 2;

/** Titles and places that some job has, then companies. */
export async function suggest(db: Db, text: string, language: 'en' | 'km'): Promise<Suggestion[]> {
  const typed = normalise(text);
  if (typed.length < shortestTyped) return [];
  const forms = formsThatBegin(typed, language);
  const company = `${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<{ ids: string[]; companies: string[] }>`
    select array(select id from unnest(${forms.map(({ id }) => id)}::text[], ${forms.map(({ id }) => quote(meaningToken(id)))}::text[]) as form (id, token)
        where exists (select from jobs where search @@ form.token::tsquery)) as ids,
      array(select name from companies where lower(name) like ${company} order by lower(name) limit ${sql.lit(suggestions)}) as companies`.execute(
    db,
  );
  const [{ ids, companies } = { ids: [], companies: [] }] = rows;
  const known = forms.filter(({ id }) => ids.includes(id)).map(({ kind, form }) => ({ kind, text: form }));
  const named = companies.map((name): Suggestion => ({ kind: 'company', text: name }));
  return [...known, ...named].slice(0, suggestions);
}

/** More words than this are not left out one by one. */
const mostTried = 5;

/** Each finds something; the nearest first. */
export async function instead(db: Db, query: JobsQuery): Promise<Alternative[]> {
  const parts = partsSought(query.keyword);
  if (parts === undefined || parts === 'nothing') return [];
  const first = { ...query, page: 0, sort: 'Relevance' as const };
  const found: Alternative[] = [];
  const look = async (kind: Alternative['kind'], asked: JobsQuery) => {
    const { count } = await findJobs(db, asked);
    if (count > 0) found.push({ kind, keyword: asked.keyword, count });
  };
  await look('anywhere', { page: 0, sort: 'Relevance', keyword: query.keyword } as JobsQuery);
  if (parts.length > 1)
    for (const at of parts.slice(0, mostTried).keys()) {
      const keyword = parts
        .filter((_, nth) => nth !== at)
        .map((part) => part.text)
        .join(' ');
      await look('fewer', { ...first, keyword });
    }
  return found;
}
