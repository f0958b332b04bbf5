/** Turns a keyword into a condition on `jobs`; it knows the two token columns and nothing else of a job. */
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { clusterTokensToFind, words } from './tokens.ts';

/** More words than anybody searches for; the rest of a longer keyword is left out. */
const mostWords = 16;
const mostClusters = 48;

/** The words that are looked for, in order. */
export const wordsSought = (keyword: string): ReturnType<typeof words> => words(keyword).slice(0, mostWords);
/** The clusters that are looked for where no text has the words. */
export const clustersSought = (keyword: string): string[] =>
  clusterTokensToFind(keyword).slice(0, mostClusters);

/** What to look for in the token columns, each as the text of a tsquery. */
export type Search = { readonly words?: string; readonly clusters?: string };

/**
 * What finds the jobs that have every word of the keyword; the last word in a spaced script may be only begun.
 *
 * `by: 'clusters'` is for when `words` found nothing: it finds Khmer that the dictionary cut differently.
 * @returns undefined when there is nothing to look for: an empty keyword, or (by clusters) nothing that words would
 * not have found; 'nothing' when no job can have it: a keyword of signs only.
 */
export function searchFor(
  keyword: string,
  by: 'words' | 'clusters' = 'words',
): Search | 'nothing' | undefined {
  if (keyword.trim() === '') return undefined;
  const wanted = wordsSought(keyword);
  if (by === 'words') return wanted.length === 0 ? 'nothing' : { words: query(wanted) };
  const clusters = clustersSought(keyword);
  if (clusters.length === 0) return undefined;
  const spaced = wanted.filter((word) => word.spaced);
  return {
    clusters: clusters.map(quote).join(' & '),
    ...(spaced.length === 0 ? {} : { words: query(spaced) }),
  };
}

/**
 * The condition on a table that is called `jobs`; the values may be slots of a statement. In a select of their own they
 * are no constants to PostgreSQL, which would otherwise plan each search anew, and that takes longer than searching.
 */
export function matching({ words: byWords, clusters }: Search): RawBuilder<SqlBool> {
  const conditions = [
    ...(clusters === undefined ? [] : [sql`jobs.search_clusters @@ (select ${clusters}::tsquery)`]),
    ...(byWords === undefined ? [] : [sql`jobs.search @@ (select ${byWords}::tsquery)`]),
  ];
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

function query(wanted: ReturnType<typeof words>): string {
  const last = wanted.at(-1);
  return wanted
    .flatMap((word) =>
      word.parts.map((part, at) => {
        const begun = word === last && at === word.parts.length - 1 && word.spaced && !/^\d+$/.test(part);
        return begun ? `${quote(part)}:*` : quote(part);
      }),
    )
    .join(' & ');
}

/** A token as PostgreSQL reads it, whatever is in it. */
const quote = (token: string): string => `'${token.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
