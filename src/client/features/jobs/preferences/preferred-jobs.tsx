/** Up to six open jobs that match the preferences, before all others (product 2.55). */
import { Trans, useLingui } from '@lingui/react/macro';
import { createOutline } from 'ionicons/icons';
import { type ReactNode, useId, useState } from 'react';
import { topResults } from '#contract/limits.ts';
import { occupationGroupNames } from '#occupations/group-names.ts';
import { useLanguage } from '#client/language/activate.ts';
import { useProvinceName } from '#client/language/place-names.ts';
import { Button, IconButton, TextLink } from '#client/ui/button.tsx';
import { SectionHead } from '#client/ui/section-head.tsx';
import { JobCardSkeleton } from '../card/job-card.tsx';
import { JobCarousel } from '../card/job-carousel.tsx';
import { JobGrid } from '../card/job-grid.tsx';
import { type Owner } from '../job-keys.ts';
import { useJobResults } from '../list/job-results.tsx';
import { changePreferences, type Preferences, preferredTerms } from './job-preferences.ts';
import './preferred-jobs.css';

const groupNames: Readonly<Record<string, { readonly en: string; readonly km: string }>> =
  occupationGroupNames;

function useHeading({ province, occupation }: Preferences): string {
  const { t } = useLingui();
  const provinceName = useProvinceName();
  const language = useLanguage() === 'kh' ? 'km' : 'en';
  const place = province && provinceName(province);
  // A newer version may have stored another group.
  const work = occupation && groupNames[occupation]?.[language];
  if (work) return place ? t`${work} in ${place}` : work;
  return place ? t`In ${place}` : t`For you`;
}

type Props = {
  owner: Owner;
  preferences: Preferences;
  isCarousel?: boolean;
  /** All jobs. They wait for the first ones, which would otherwise move them down. */
  children: ReactNode;
};

export function PreferredJobs({ owner, preferences, isCarousel = false, children }: Props) {
  const id = useId();
  const heading = useHeading(preferences);
  const terms = preferredTerms(preferences);
  const { jobs, hasFailed, failureCount } = useJobResults(owner, terms);
  const decided = JSON.stringify([owner, preferences]);
  const [shown, setShown] = useState<{ readonly decided: string; readonly hasSection: boolean }>();
  const isSettled = jobs !== undefined || hasFailed || failureCount > 0;
  // Decided once: a section that is added later would move what is being read.
  if (isSettled && shown?.decided !== decided)
    setShown({ decided, hasSection: jobs !== undefined && jobs.length > 0 });
  if (shown?.decided !== decided) return <JobCardSkeleton />;
  if (!shown.hasSection || !jobs?.length)
    return (
      <>
        <div className="preferred-jobs-none">
          <Button variant="plain" small icon={createOutline} onClick={changePreferences}>
            <Trans>Choose which jobs come first</Trans>
          </Button>
        </div>
        {children}
      </>
    );
  const first = jobs.slice(0, topResults);
  return (
    <>
      <section className="preferred-jobs" aria-labelledby={id}>
        <SectionHead
          id={id}
          title={heading}
          aside={
            <>
              <TextLink to="/jobs" search={terms}>
                <Trans>
                  See all<span className="kg-visually-hidden">: {heading}</span>
                </Trans>
              </TextLink>
              <ChangeButton />
            </>
          }
        />
        {isCarousel ? <JobCarousel label={heading} jobs={first} /> : <JobGrid jobs={first} />}
      </section>
      {children}
    </>
  );
}

function ChangeButton() {
  const { t } = useLingui();
  return (
    <IconButton icon={createOutline} label={t`Choose which jobs come first`} onClick={changePreferences} />
  );
}
