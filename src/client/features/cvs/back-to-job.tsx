/** After a first CV: the way back to the job that asked for it. Knows only the job's number, from the page's address. */
import { Trans } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { briefcaseOutline } from 'ionicons/icons';
import { ButtonLink } from '#client/ui/button.tsx';

export function BackToJob() {
  const search: { job?: unknown } = useSearch({ strict: false });
  const id = Number(search.job);
  if (!Number.isInteger(id) || id <= 0) return null;
  return (
    <ButtonLink
      className="cv-back-to-job"
      variant="quiet"
      wide
      icon={briefcaseOutline}
      to="/jobDetail/$id"
      params={{ id: String(id) }}
    >
      <Trans>Go back to the job and apply</Trans>
    </ButtonLink>
  );
}
