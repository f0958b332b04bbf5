/** How well a job answers a keyword, as an expression: the same as contract/search/match.ts says of a job on the phone. */
import { sql, type RawBuilder } from 'kysely';
import { type Need } from '#contract/search/keyword.ts';
import { forgivenScore, mostWeighed } from '#contract/search/match.ts';
import { needQuery, needsQuery, type Search, type Way, type Where } from './search-condition.ts';

const has = (column: RawBuilder<unknown>, query: string) => sql`${column} @@ (select ${query}::tsquery)`;
const sum = (terms: readonly RawBuilder<unknown>[]) => sql<number>`(${sql.join([...terms], sql` + `)})`;

/**
 * Highest first: of each need whether the title, what it is filed under or the description has it, exactly, by its
 * meaning, or as a part; and whatever needs forgiveness below all else.
 * @param row a table with `search`, and `top`, the tokens of title and what it is filed under
 */
export function scoreOf({ parts, query, forgiving }: Search, row: string): RawBuilder<number> {
  const top = sql.ref(`${row}.top`);
  const all = sql.ref(`${row}.search`);
  const ofNeed = (need: Need) => {
    const when = (column: RawBuilder<unknown>, way: Way, where: Where, points: number) =>
      sql`when ${has(column, needQuery(need, way, where))} then ${sql.lit(points)}`;
    return sql`case ${when(top, 'exact', 'A', 9)} ${when(top, 'meant', 'A', 8)} ${when(top, 'part', 'A', 7)}
      ${when(top, 'exact', 'AB', 6)} ${when(top, 'meant', 'AB', 5)} ${when(top, 'part', 'AB', 4)}
      ${when(all, 'exact', '', 3)} ${when(all, 'meant', '', 2)} else 1 end`;
  };
  const ofNeeds = (needs: readonly Need[]) => sum(needs.slice(0, mostWeighed).map(ofNeed));
  const score = ofNeeds(parts.flatMap(({ needs }) => needs));
  if (forgiving === undefined) return score;
  const forgiven = parts.map(({ needs, forgiven: readings }) => {
    const own = sql`case when ${has(all, needsQuery(needs))} then ${ofNeeds(needs)} end`;
    const others = readings.map(
      (reading) => sql`case when ${has(top, needsQuery(reading, 'AB'))} then ${ofNeeds(reading)} end`,
    );
    return sql`greatest(${sql.join([own, ...others])})`;
  });
  return sql<number>`case when ${has(all, query)} then ${score} else ${sql.lit(forgivenScore)} + ${sum(forgiven)} end`;
}
