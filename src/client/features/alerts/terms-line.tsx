/** What an alert searches for, in words. */
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { companyQuery } from '#client/features/companies/company-queries.ts';
import { type SearchTerms } from '#client/features/jobs/search-terms.ts';
import { useCompanyName } from '#client/language/company-name.ts';
import { UserText } from '#client/ui/user-text.tsx';
import { useTermWords } from './term-words.ts';

export function TermsLine({ userId, terms }: { userId: number; terms: SearchTerms }) {
  const words = useTermWords();
  const nameOf = useCompanyName();
  const { company = 0 } = terms;
  const { data } = useQuery({ ...companyQuery(userId, company), enabled: company > 0 });
  const said = words.terms(terms, data && nameOf(data).name);
  return (
    <p className="alert-terms">
      {said.length === 0 && <Trans>All jobs</Trans>}
      {said.map((term, at) => (
        <span key={term}>
          {at > 0 && ' · '}
          <UserText>{term}</UserText>
        </span>
      ))}
    </p>
  );
}
