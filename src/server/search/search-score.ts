/** The score of a job as a SQL expression, with the same points as search/match.ts gives on the phone. */
import { sql, type RawBuilder } from 'kysely';
import { type Clause } from '#search/parse-keyword.ts';
import { type Term } from '#search/query-terms.ts';
import {
  extraPoints,
  matchLevels,
  maxScoredTerms,
  pointsOfOptional,
  relatedTitlePoints,
  rewritePoints,
  subtermPoints,
  termsWithRelated,
} from '#search/relevance.ts';
import { relatedMeaningsQuery, type RelevanceQuery, termQuery, termsQuery } from './search-query.ts';

const matches = (column: RawBuilder<unknown>, query: string) => sql`${column} @@ (select ${query}::tsquery)`;
const sum = (terms: readonly RawBuilder<unknown>[]) => sql<number>`(${sql.join([...terms], sql` + `)})`;

/**
 * Higher is better; jobs that only match a rewrite are below all others.
 * @param row a table with `search`, and `top`, its lexemes without those of the description
 */
export function scoreOf(query: RelevanceQuery, row: string): RawBuilder<number> {
  const { clauses, exact, withRewrites, optional } = query;
  const top = sql.ref(`${row}.top`);
  const all = sql.ref(`${row}.search`);
  const ofTerm = (term: Term) => {
    const levels = matchLevels.map(({ kind, weights, points }) => {
      const column = weights === 'ABCD' ? all : top;
      return sql`when ${matches(column, termQuery(term, kind, weights))} then ${sql.lit(points)}`;
    });
    const extra = extraPoints.map(({ weight, points }) => {
      const column = weight === 'D' ? all : top;
      const isMatch = matches(column, termQuery(term, 'partial', weight));
      return sql`case when ${isMatch} then ${sql.lit(points)} else 0 end`;
    });
    if (term.subterms.length > 0)
      extra.push(
        sql`case when ${matches(all, termsQuery(term.subterms))} then ${sql.lit(subtermPoints)} else 0 end`,
      );
    return sum([sql`case ${sql.join(levels, sql` `)} else 0 end`, ...extra]);
  };
  const ofTerms = (terms: readonly Term[]) => sum(terms.slice(0, maxScoredTerms).map(ofTerm));
  const ofOptional = (clause: Clause) =>
    sql`case when ${matches(all, termsQuery(clause.terms))} then ${sql.lit(pointsOfOptional(clause))} + ${ofTerms(clause.terms)} else 0 end`;
  const score = ofTerms(clauses.flatMap(({ terms }) => terms));
  const optionalScore = sum([sql.lit(0), ...optional.map(ofOptional)]);
  if (withRewrites === undefined) return sql<number>`${score} + ${optionalScore}`;
  const ofClauses = clauses.map(({ terms, rewrites }) => {
    const own = sql`case when ${matches(all, termsQuery(terms))} then ${ofTerms(terms)} end`;
    const others = rewrites.map(
      (rewrite) => sql`case when ${matches(top, termsQuery(rewrite, 'ABC'))} then ${ofTerms(rewrite)} end`,
    );
    return sql`coalesce(greatest(${sql.join([own, ...others])}), 0)`;
  });
  return sql<number>`case when ${matches(all, exact)} then ${score}
    else ${sql.lit(rewritePoints)} + ${sum(ofClauses)} end + ${optionalScore}`;
}

/** The score of a related job: one that is related by its title ranks above one that is only in the same field. */
export function relatedScoreOf(query: RelevanceQuery, row: string): RawBuilder<number> {
  const titlePoints = termsWithRelated(query.clauses).map((term) => {
    const isInTitle = matches(sql.ref(`${row}.top`), relatedMeaningsQuery(term, 'A'));
    return sql`case when ${isInTitle} then ${sql.lit(relatedTitlePoints)} else 0 end`;
  });
  return sum([scoreOf(query, row), ...titlePoints]);
}
