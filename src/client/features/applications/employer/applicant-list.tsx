/** The applicants that a filter leaves, each with a star. */
import { type User } from '#contract/accounts.ts';
import { type Application } from '#contract/applications.ts';
import { listPageSize } from '#contract/limits.ts';
import { type Pages, ShowMore, useShowMore } from '#client/ui/show-more.tsx';
import { useApplicationAhead } from '../use-application-ahead.ts';
import { ApplicantEntry } from './applicant-entry.tsx';
import { useStar } from './use-star.ts';
import { useWaitingActs } from './waiting-acts.ts';

type Props = { user: User; applications: readonly Application[]; pages: Pages; withJob: boolean };

export function ApplicantList({ user, applications, pages, withJob }: Props) {
  const { shown, onMore } = useShowMore(applications, { pages, step: listPageSize });
  const { decisions, stars } = useWaitingActs();
  const setStar = useStar(user);
  useApplicationAhead();
  return (
    <>
      <ul className="kg-rows application-list applicants">
        {shown.map((application) => (
          <ApplicantEntry
            key={application.id}
            application={application}
            withJob={withJob}
            waiting={decisions.get(application.id)}
            waitingStar={stars.get(application.id)}
            onStar={(starred) => setStar({ application, starred, behind: stars.has(application.id) })}
          />
        ))}
      </ul>
      <ShowMore onMore={onMore} pages={pages} />
    </>
  );
}
