/** Suggestions while people type a keyword (product 7.37). */
import { sql } from 'kysely';
import { minimumSuggestionLength, type Suggestion, maximumSuggestions } from '#contract/search-help.ts';
import { type SynonymGroup } from '#search/dictionary.ts';
import { normalise } from '#search/normalise.ts';
import { suggestedGroups } from '#search/synonyms/synonyms.ts';
import { type Db } from '#server/database/connect.ts';
import { meaningLexeme, quote } from '#server/search/search-vector.ts';
import { withStatementTimeout } from '#server/search/statement-timeout.ts';
import { isShown } from '../job-visibility-store.ts';

/** Titles and places that some job has, then companies; at most `suggestions`. */
export async function suggest(db: Db, text: string, language: 'en' | 'km'): Promise<Suggestion[]> {
  const typed = normalise(text);
  if (typed.length < minimumSuggestionLength) return [];
  const forms = formsWithPrefix(typed, language);
  const used = await usedMeanings(
    db,
    forms.map(({ id }) => id),
  );
  const found = forms.filter(({ id }) => used.has(id)).map(({ kind, form }) => ({ kind, text: form }));
  if (found.length >= maximumSuggestions) return found.slice(0, maximumSuggestions);
  return [...found, ...(await companiesWithPrefix(db, text))].slice(0, maximumSuggestions);
}

type Form = { readonly kind: 'title' | 'place'; readonly id: string; readonly form: string };

const maxForms = 16;
const normalisedForms = new Map<string, string>();
function normalised(form: string): string {
  const text = normalisedForms.get(form) ?? normalise(form);
  normalisedForms.set(form, text);
  return text;
}

/** One form of each group: one in the language that starts with the text, or else the group's name in the language. */
export function formsWithPrefix(typed: string, language: 'en' | 'km'): Form[] {
  const found: Form[] = [];
  const add = (kind: Form['kind'], groups: readonly SynonymGroup[]) => {
    for (const group of groups) {
      const withPrefix = (forms: readonly string[] = []) =>
        forms.find((form) => normalised(form).startsWith(typed));
      const inLanguage = withPrefix(group[language]);
      const other = withPrefix([...group.en, ...group.km, ...(group.latin ?? [])]);
      const form = inLanguage ?? (other === undefined ? undefined : group[language][0]);
      if (form !== undefined && found.length < maxForms) found.push({ kind, id: group.id, form });
    }
  };
  add('title', suggestedGroups.titles);
  add('place', suggestedGroups.places);
  return found;
}

/** Only meanings that some job has are cached. Searching for others again is cheap. */
const cacheMs = 5 * 60_000;
/** Later suggestions would be useless. */
const timeoutMs = 1_000;
const usedUntil = new WeakMap<Db, Map<string, number>>();

function cacheOf(db: Db): Map<string, number> {
  const cache = usedUntil.get(db) ?? new Map<string, number>();
  usedUntil.set(db, cache);
  return cache;
}

/** The meanings that some job has. */
async function usedMeanings(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const now = performance.now();
  const cache = cacheOf(db);
  const unknown = ids.filter((id) => (cache.get(id) ?? 0) < now);
  const store = (used: readonly string[]) => used.forEach((id) => cache.set(id, now + cacheMs));
  // Common meanings are found fast among the newest jobs, but slowly by the index.
  const recent = await usedInNewest(db, unknown);
  store(recent);
  store(
    await usedInAny(
      db,
      unknown.filter((id) => !recent.includes(id)),
    ),
  );
  return new Set(ids.filter((id) => (cache.get(id) ?? 0) > now));
}

const newestJobs = 1_000;

async function usedInNewest(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const query = sql<{ id: string }>`
    with newest as materialized (
      select search from jobs where ${isShown()} order by date_added desc, id desc limit ${sql.lit(newestJobs)}
    )
    select id from unnest(${[...ids]}::text[], ${ids.map((id) => quote(meaningLexeme(id)))}::text[]) as form (id, query)
    where exists (select from newest where search @@ form.query::tsquery)`;
  const { rows } = await withStatementTimeout(db, (trx) => query.execute(trx), { timeoutMs });
  return rows.map(({ id }) => id);
}

/** `min` makes PostgreSQL use the index: with `exists` it might read all jobs one by one. */
async function usedInAny(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const query = sql<{ id: string }>`
    select id from unnest(${[...ids]}::text[], ${ids.map((id) => quote(meaningLexeme(id)))}::text[]) as form (id, query)
    where (
      select min(found.id) from (
        select jobs.id from jobs where jobs.search @@ form.query::tsquery and ${isShown()} offset 0
      ) as found
    ) is not null`;
  const { rows } = await withStatementTimeout(db, (trx) => query.execute(trx), { timeoutMs });
  return rows.map(({ id }) => id);
}

/** Candidates read from the index; those without a visible job are skipped. */
const maxCompaniesRead = 40;

async function companiesWithPrefix(db: Db, text: string): Promise<Suggestion[]> {
  const pattern = `${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const query = sql<{ name: string; user_id: number }>`
    select name, user_id from (
      select name, user_id from companies where lower(name) like ${pattern} order by lower(name) using ~<~ limit ${sql.lit(maxCompaniesRead)}
    ) as candidates
    where exists (select from jobs where employer_id = candidates.user_id and ${isShown()})
    limit ${sql.lit(maximumSuggestions)}`;
  const { rows } = await withStatementTimeout(db, (trx) => query.execute(trx));
  return rows.map(({ name, user_id }) => ({ kind: 'company', text: name, company: user_id }));
}
