/** The terms of an alert in the reader's words (product 2.26). */
import { useLingui } from '@lingui/react/macro';
import { narrowingNames, type SearchTerms } from '#client/features/jobs/search/search-terms.ts';
import { useTermText } from '#client/features/jobs/search/term-texts.ts';
import { lengths } from '#contract/limits.ts';
import { grouped } from '#client/language/plain-formats.ts';
import { useLanguage } from '#client/language/activate.ts';

type Words = {
  /** Each term by itself, the keyword in quotes. */
  readonly terms: (terms: SearchTerms, company?: string) => string[];
  /** What the alert is called until its person calls it otherwise. */
  readonly name: (terms: SearchTerms, company?: string) => string;
};

export function useTermWords(): Words {
  const { t } = useLingui();
  const termText = useTermText();
  const isKhmer = useLanguage() === 'kh';
  const narrowing = (terms: SearchTerms): string[] =>
    narrowingNames
      .filter((name) => terms[name] !== undefined)
      .map((name) => {
        if (name !== 'salary_from') return termText(name, terms);
        const pay = `$${grouped(terms.salary_from ?? 0)}`;
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
      // Khmer sets a space where English has a comma.
      return (
        parts
          .join(isKhmer ? ' ' : ', ')
          .slice(0, lengths.alertName)
          // Half of an emoji is no text.
          .replace(/[\ud800-\udbff]$/, '')
          .trim()
      );
    },
  };
}
