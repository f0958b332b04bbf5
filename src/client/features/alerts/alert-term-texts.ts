/** The search terms of an alert as text, and its suggested name (product 2.26). */
import { useLingui } from '@lingui/react/macro';
import { narrowingNames, type SearchTerms } from '#client/features/jobs/search/search-terms.ts';
import { useTermText } from '#client/features/jobs/search/term-texts.ts';
import { lengths } from '#contract/limits.ts';
import { groupThousands } from '#client/language/plain-formats.ts';
import { useLanguage } from '#client/language/activate.ts';

type TermTexts = {
  /** One text per term, the keyword in quotes. */
  readonly terms: (terms: SearchTerms, company?: string) => string[];
  /** The name of an alert until its owner renames it. */
  readonly name: (terms: SearchTerms, company?: string) => string;
};

export function useTermTexts(): TermTexts {
  const { t } = useLingui();
  const termText = useTermText();
  const isKhmer = useLanguage() === 'kh';
  const narrowing = (terms: SearchTerms): string[] =>
    narrowingNames
      .filter((name) => terms[name] !== undefined)
      .map((name) => {
        if (name !== 'salary_from') return termText(name, terms);
        const pay = `$${groupThousands(terms.salary_from ?? 0)}`;
        return t`from ${pay}`;
      });
  const companyOf = ({ company }: SearchTerms, name?: string): string[] =>
    company === undefined ? [] : [name ?? t`Company`];
  return {
    terms: (terms, company) => {
      const { keyword } = terms;
      return [
        ...(keyword === undefined ? [] : [t`“${keyword}”`]),
        ...companyOf(terms, company),
        ...narrowing(terms),
      ];
    },
    name: (terms, company) => {
      const { keyword = '' } = terms;
      const parts = [keyword, ...companyOf(terms, company), ...narrowing(terms)].filter(Boolean);
      // Khmer separates list items by a space.
      return (
        parts
          .join(isKhmer ? ' ' : ', ')
          .slice(0, lengths.alertName)
          // Drop half of a surrogate pair.
          .replace(/[\ud800-\udbff]$/, '')
          .trim()
      );
    },
  };
}
