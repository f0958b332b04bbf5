/** Turns a keyword into a condition on `jobs`; it knows the two token columns and nothing else of a job. */
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { clusterTokensToFind, words } from './tokens.ts';

/** More words than anybody searches for; the rest of a longer keyword is left out. */
const mostWords = 16;
const mostClusters = 48;

/**
 * The condition that a job has every word of the keyword; the last word in a spaced script may be
 * only begun. Use it where the table is called `jobs`.
 *
 * `by: 'clusters'` is for when `words` found nothing: it finds Khmer that the dictionary cut differently.
 * @returns undefined when there is nothing to look for: an empty keyword, or (by clusters) nothing
 * that words would not have found. A keyword of signs only finds nothing.
 */
export function searchCondition(
  keyword: string,
  by: 'words' | 'clusters' = 'words',
): RawBuilder<SqlBool> | undefined {
  if (keyword.trim() === '') return undefined;
  const wanted = words(keyword).slice(0, mostWords);
  if (by === 'words') {
    return wanted.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`jobs.search @@ ${query(wanted)}::tsquery`;
  }
  const clusters = clusterTokensToFind(keyword).slice(0, mostClusters);
  if (clusters.length === 0) return undefined;
  const found = sql<SqlBool>`jobs.search_clusters @@ ${clusters.map(quote).join(' & ')}::tsquery`;
  const spaced = wanted.filter((word) => word.spaced);
  return spaced.length === 0 ? found : sql<SqlBool>`(${found} and jobs.search @@ ${query(spaced)}::tsquery)`;
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
