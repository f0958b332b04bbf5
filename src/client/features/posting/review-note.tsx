/** Says before sending that the posting is looked at first, where it is (product 4.17). */
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { eyeOutline } from 'ionicons/icons';
import { type WarningKind } from '#contract/job-fields.ts';
import { useSession } from '#client/data/session.ts';
import { ownCompanyQuery } from '#client/features/companies/company-queries.ts';
import { Icon } from '#client/ui/icon.tsx';
import { usePostingWarnings } from './use-posting-warnings.ts';
import '#client/ui/note.css';

/** What a job that is being changed warns of already; undefined for a new one. */
type Props = { warned: readonly WarningKind[] | undefined };

export function ReviewNote({ warned }: Props) {
  const userId = useSession()?.user_id ?? 0;
  const { data: company } = useQuery({ ...ownCompanyQuery(userId), enabled: userId > 0 });
  const warnings = usePostingWarnings();
  const isNew = warned === undefined;
  const warnsAnew = warnings.some(({ kind }) => !warned?.includes(kind));
  const isUnknown = company?.reviews === 'new' && !company.verified;
  const waits = company?.reviews === 'flagged' ? warnsAnew : isUnknown && (isNew || warnsAnew);
  if (!waits) return null;
  return (
    <p className="kg-note blue">
      <Icon name={eyeOutline} size={20} />
      <span>
        <Trans>We check this posting before others see it, and let you know.</Trans>
      </span>
    </p>
  );
}
