/** Companies that no one has claimed, and their codes to read out, send or print. */
import { Trans, useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { infiniteQueryOptions, useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { operatorPageSize } from '#contract/limits.ts';
import {
  type ImportReply,
  listUnclaimed,
  makeClaimCode,
  type UnclaimedCompany,
} from '#contract/on-behalf.ts';
import { call } from '#client/data/api.ts';
import { useFailureText } from '#client/language/failure-texts.ts';
import { Button } from '#client/ui/button.tsx';
import { notify } from '#client/ui/toast.ts';
import { SectionHead } from '#client/ui/section-head.tsx';
import { langOf } from '#client/ui/user-text.tsx';
import { operatorKeys } from '../operator-queries.ts';
import { PagedList } from '../paged-list.tsx';

const unclaimedQuery = (userId: number) =>
  infiniteQueryOptions({
    queryKey: [...operatorKeys.all(userId), 'unclaimed'] as const,
    queryFn: ({ pageParam, signal }) =>
      call(listUnclaimed, { query: { page: String(pageParam) } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length < operatorPageSize ? undefined : pages.length),
    staleTime: 0,
  });

type Coded = ImportReply['companies'][number];

/** Codes are shown only once, so they can be printed at once. */
export function ClaimCodes({ companies }: { companies: readonly Coded[] }) {
  const { t } = useLingui();
  return (
    <section className="claim-codes">
      <SectionHead
        title={t`Claim codes`}
        aside={
          <Button small variant="outline" onClick={() => window.print()}>
            <Trans>Print</Trans>
          </Button>
        }
      />
      <p className="kg-muted">
        <Trans>Shown only now; each works once, for 60 days. You can make another one below.</Trans>
      </p>
      <ul className="kg-rows">
        {companies.map(({ company_id, name, claim_code }) => (
          <li key={company_id} className="kg-row">
            <span lang={langOf(name)}>{name}</span>
            <code className="claim-code">{claim_code}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}

function UnclaimedRow({ company }: { company: UnclaimedCompany }) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const { company_id: id, name, phone, jobs, applications } = company;
  const making = useMutation({
    mutationFn: () => call(makeClaimCode, { params: { id } }),
    onError: (failure) => notify('red', failureText(failure)),
  });
  const counts = [
    t`${plural(jobs, { one: '# job', other: '# jobs' })}`,
    t`${plural(applications, { one: '# application waits', other: '# applications wait' })}`,
  ].join(' · ');
  return (
    <li className="kg-row">
      <div>
        <strong lang={langOf(name)}>{name}</strong>
        <p className="kg-muted">
          {counts}
          {phone !== null && (
            <>
              {' · '}
              <a className="kg-link" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
                {phone}
              </a>
            </>
          )}
        </p>
      </div>
      <div role="status">{making.data && <code className="claim-code">{making.data.claim_code}</code>}</div>
      <Button
        small
        variant="outline"
        busy={making.isPending}
        aria-label={t`New code for ${name}`}
        onClick={() => making.mutate()}
      >
        <Trans>New code</Trans>
      </Button>
    </li>
  );
}

export function UnclaimedList({ userId }: { userId: number }) {
  const { t } = useLingui();
  const query = useInfiniteQuery(unclaimedQuery(userId));
  const companies = query.data?.pages.flat() ?? [];
  return (
    <section>
      <SectionHead title={t`Companies that no one has claimed`} />
      <PagedList query={query} empty={companies.length === 0 && <Trans>Nothing here.</Trans>}>
        <ul className="kg-rows unclaimed-rows">
          {companies.map((company) => (
            <UnclaimedRow key={company.company_id} company={company} />
          ))}
        </ul>
      </PagedList>
    </section>
  );
}
