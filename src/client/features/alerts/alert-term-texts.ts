/** The search terms of an alert as text, and its suggested name (product 2.26). */
import { useLingui } from '@lingui/react/macro';
import { useOccupationName } from '#client/features/jobs/occupations/occupation-queries.ts';
import { narrowingNames, type SearchTerms } from '#client/features/jobs/search/search-terms.ts';
import { useTermText } from '#client/features/jobs/search/term-texts.ts';
import { lengths } from '#contract/limits.ts';
import { groupThousands } from '#client/language/plain-formats.ts';
import { useLanguage } from '#client/language/activate.ts';

type TermTexts = {
  /** One text per term, the keyword in quotes. */
  readonly texts: string[];
  /** The name of an alert until its owner renames it. */
  readonly name: string;
};

/** @param companyName set once the name of the company in the terms is known */
export function useTermTexts(terms: SearchTerms, companyName?: string): TermTexts {
  const { t } = useLingui();
  const termText = useTermText();
  const isKhmer = useLanguage() === 'kh';
  const occupation = useOccupationName(terms.occupation) ?? t`Kind of work`;
  const { keyword, company } = terms;
  const narrowing = narrowingNames
    .filter((name) => terms[name] !== undefined)
    .map((name) => {
      if (name === 'occupation') return occupation;
      if (name !== 'salary_from') return termText(name, terms);
      const pay = `$${groupThousands(terms.salary_from ?? 0)}`;
      return t`from ${pay}`;
    });
  const others = company === undefined ? narrowing : [companyName ?? t`Company`, ...narrowing];
  const parts = keyword === undefined ? others : [keyword, ...others];
  return {
    texts: keyword === undefined ? others : [t`“${keyword}”`, ...others],
    name: parts
      // Khmer separates list items by a space.
      .join(isKhmer ? ' ' : ', ')
      .slice(0, lengths.alertName)
      // Drop half of a surrogate pair.
      .replace(/[\ud800-\udbff]$/, '')
      .trim(),
  };
}
