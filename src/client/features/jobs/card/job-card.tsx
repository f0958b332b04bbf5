/** A job in a list, grid or carousel (product 1.3): a link to it, with Save and Apply above the link; and its skeleton. */
import { Link } from '@tanstack/react-router';
import { locationOutline, shieldCheckmark, timeOutline } from 'ionicons/icons';
import { use } from 'react';
import { useLingui } from '@lingui/react/macro';
import { coverOf, type JobListItem } from '#contract/jobs.ts';
import { pictureSrc } from '#client/data/connection.ts';
import { ApplyButton } from '#client/features/applications/apply-button.tsx';
import { useDaysLeft } from '#client/language/days-left.ts';
import { useOptionLabel } from '#client/language/option-labels.ts';
import { usePayText } from '#client/language/pay-text.ts';
import { usePlaceText } from '#client/language/place-names.ts';
import { RelativeTime } from '#client/language/relative-time.tsx';
import { JobStatusBadge } from '#client/ui/badge.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { langOf, MarksContext, useMarked, UserText } from '#client/ui/user-text.tsx';
import { UrgentRibbon } from '#client/ui/ribbon.tsx';
import { TagList } from '#client/ui/tag-list.tsx';
import { type JobCompany, smallPicturePath } from '#contract/company-fields.ts';
import { siteAddress } from '#client/data/platform.ts';
import { useCompanyName } from '#client/language/names.ts';
import { Logo } from '#client/ui/logo.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { type JobConditions } from '#contract/job-fields.ts';
import { daysText, hoursText, provisionNames } from '#client/language/condition-texts.ts';
import { FavouriteButton } from '../saved/favourite-button.tsx';
import { daysIcon, hoursIcon, provisionIcons } from './condition-icons.ts';
import '#client/ui/card.css';
import './job-card.css';

/** Cached jobs of an earlier version have no conditions. */
type ConditionListProps = { conditions: JobConditions | null | undefined };

/** Working hours and what the employer provides, in few words. */
function ConditionList({ conditions }: ConditionListProps) {
  const { t, i18n } = useLingui();
  if (!conditions) return null;
  const { hours_per_day: hours, days_per_week: days, provides = [] } = conditions;
  const rows = [
    ...(hours ? [[hoursIcon, hoursText(i18n, hours)] as const] : []),
    ...(days ? [[daysIcon, daysText(i18n, days)] as const] : []),
    ...provides.map((item) => [provisionIcons[item], i18n._(provisionNames[item])] as const),
  ];
  if (rows.length === 0) return null;
  return (
    <ul className="job-conditions" aria-label={t`Working conditions`}>
      {rows.map(([icon, text]) => (
        <li key={text}>
          <Icon name={icon} size={18} />
          {text}
        </li>
      ))}
    </ul>
  );
}

type JobCardSkeletonProps = { count?: number };

/** Placeholders with the dimensions of job cards. */
export function JobCardSkeleton({ count = 3 }: JobCardSkeletonProps) {
  return (
    <SkeletonGroup className="kg-grid">
      {Array.from({ length: count }, (_, place) => (
        <div key={place} className="job-card" aria-hidden="true">
          <span className="job-card-cover kg-skeleton" />
          <div className="job-card-title">
            <Skeleton width="60%" height={28} />
            <Skeleton width="82%" height={23} />
            <Skeleton width="54%" height={22} />
          </div>
          <div className="job-card-facts">
            <Skeleton width="68%" height={24} />
          </div>
          <div className="kg-tags">
            <Skeleton width={64} height={26} />
            <Skeleton width={64} height={26} />
          </div>
          <div className="job-card-foot">
            <Skeleton width="30%" height={44} />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}

function CompanyLine({ company }: { company: JobCompany }) {
  const { t } = useLingui();
  const { name } = useCompanyName()(company);
  return (
    <p className="job-card-company">
      <Logo name={name} picture={siteAddress(company.logo && smallPicturePath(company.logo))} size={20} />
      <span lang={langOf(name)}>{name}</span>
      {company.verified && <Icon name={shieldCheckmark} size={18} label={t`Verified`} />}
    </p>
  );
}

/** Further tags are shown as a count. */
const maximumTags = 3;

type Props = {
  job: JobListItem;
  /** The cover is on top at every width, as in carousels. */
  tall?: boolean;
  /** On the company's own page. */
  withoutCompany?: boolean;
};

export function JobCard({ job, tall = false, withoutCompany = false }: Props) {
  const label = useOptionLabel();
  const payText = usePayText();
  const placeText = usePlaceText();
  const daysLeft = useDaysLeft()(job);
  const marked = useMarked();
  const keyword = use(MarksContext)?.keyword;
  return (
    <article className={tall ? 'job-card tall' : 'job-card'}>
      {job.urgent && <UrgentRibbon />}
      <img
        className="job-card-cover"
        src={pictureSrc(coverOf(job))}
        alt=""
        width={400}
        height={175}
        loading="lazy"
      />
      <div className="job-card-title">
        <UserText as="p" className="kg-salary">
          {payText(job, 'short')}
        </UserText>
        <h3 lang={langOf(job.name)}>
          <Link to="/jobDetail/$id" params={{ id: String(job.job_id) }} state={{ keyword }}>
            {marked(job.name)}
          </Link>
        </h3>
        {job.company && !withoutCompany && <CompanyLine company={job.company} />}
        <p>{label(job.industry)}</p>
      </div>
      <FavouriteButton job={job} saved={job.favorite} shape="icon" />
      <p className="job-card-facts">
        <span>
          <Icon name={timeOutline} size={18} />
          {label(job.job_type)}
        </span>
        <span>
          <Icon name={locationOutline} size={18} />
          <UserText>{placeText(job)}</UserText>
        </span>
      </p>
      <ConditionList conditions={job.conditions} />
      {job.tags.length > 0 && <TagList tags={job.tags} max={maximumTags} />}
      <div className="job-card-foot">
        <JobStatusBadge status={job.status} />
        {daysLeft ?? <RelativeTime of={job.date_added} />}
        <ApplyButton job={job} small />
      </div>
    </article>
  );
}
