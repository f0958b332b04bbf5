/** How well a job answers a keyword, as an expression: the same as search/match.ts says of a job on the phone. */
import { sql, type RawBuilder } from 'kysely';
import { needsWithNear, pointsOfOptional } from '#search/by-relevance.ts';
import { type Part } from '#search/keyword.ts';
import {
  besides,
  forgivenPoints,
  ladder,
  mostWeighed,
  nearTitlePoints,
  splitPoints,
} from '#search/ladder.ts';
import { type Need } from '#search/needs.ts';
import { type LooseSearch, nearMeanings, needQuery, needsQuery } from './search-condition.ts';

const has = (column: RawBuilder<unknown>, query: string) => sql`${column} @@ (select ${query}::tsquery)`;
const sum = (terms: readonly RawBuilder<unknown>[]) => sql<number>`(${sql.join([...terms], sql` + `)})`;

/**
 * Highest first; whatever needs forgiveness is below all else.
 * @param row a table with `search`, and `top`, its tokens without those of the description
 */
export function scoreOf({ parts, query, forgiving, optional }: LooseSearch, row: string): RawBuilder<number> {
  const top = sql.ref(`${row}.top`);
  const all = sql.ref(`${row}.search`);
  const ofNeed = (need: Need) => {
    const rungs = ladder.map(({ way, where, points }) => {
      const column = where === 'ABCD' ? all : top;
      return sql`when ${has(column, needQuery(need, way, where))} then ${sql.lit(points)}`;
    });
    const also = besides.map(({ weight, points }) => {
      const column = weight === 'D' ? all : top;
      return sql`case when ${has(column, needQuery(need, 'part', weight))} then ${sql.lit(points)} else 0 end`;
    });
    if (need.split.length > 0)
      also.push(sql`case when ${has(all, needsQuery(need.split))} then ${sql.lit(splitPoints)} else 0 end`);
    return sum([sql`case ${sql.join(rungs, sql` `)} else 0 end`, ...also]);
  };
  const ofNeeds = (needs: readonly Need[]) => sum(needs.slice(0, mostWeighed).map(ofNeed));
  const ofOptional = (part: Part) =>
    sql`case when ${has(all, needsQuery(part.needs))} then ${sql.lit(pointsOfOptional(part))} + ${ofNeeds(part.needs)} else 0 end`;
  const score = ofNeeds(parts.flatMap(({ needs }) => needs));
  const extra = sum([sql.lit(0), ...optional.map(ofOptional)]);
  if (forgiving === undefined) return sql<number>`${score} + ${extra}`;
  const forgiven = parts.map(({ needs, forgiven: readings }) => {
    const own = sql`case when ${has(all, needsQuery(needs))} then ${ofNeeds(needs)} end`;
    const others = readings.map(
      (reading) => sql`case when ${has(top, needsQuery(reading, 'ABC'))} then ${ofNeeds(reading)} end`,
    );
    return sql`coalesce(greatest(${sql.join([own, ...others])}), 0)`;
  });
  return sql<number>`case when ${has(all, query)} then ${score}
    else ${sql.lit(forgivenPoints)} + ${sum(forgiven)} end + ${extra}`;
}

/** The same of a job that is only near: one that is so by its title comes before one of the same field. */
export function nearScoreOf(search: LooseSearch, row: string): RawBuilder<number> {
  const near = needsWithNear(search.parts).map((need) => {
    const isNear = has(sql.ref(`${row}.top`), nearMeanings(need, 'A'));
    return sql`case when ${isNear} then ${sql.lit(nearTitlePoints)} else 0 end`;
  });
  return sum([scoreOf(search, row), ...near]);
}
