/** The menu of an applicant's page: e-mail, the job. */
import { Trans, useLingui } from '@lingui/react/macro';
import { briefcaseOutline, mailOutline } from 'ionicons/icons';
import { type ApplicationAnswer } from '#contract/application-details.ts';
import { ButtonAnchor, ButtonLink } from '#client/ui/button.tsx';
import { Sheet } from '#client/ui/sheet.tsx';

type Props = { open: boolean; onClose: () => void; answer: ApplicationAnswer };

export function ApplicantMenu({ open, onClose, answer: { cv, application } }: Props) {
  const { t } = useLingui();
  const email = cv?.user_info.email;
  return (
    <Sheet open={open} onClose={onClose} title={t`Application`}>
      <div className="applicant-menu">
        {email && (
          <ButtonAnchor
            variant="outline"
            wide
            icon={mailOutline}
            href={`mailto:${email}`}
            aria-label={t`E-mail to ${email}`}
          >
            <Trans>E-mail</Trans>
          </ButtonAnchor>
        )}
        <ButtonLink
          variant="outline"
          wide
          icon={briefcaseOutline}
          to="/jobDetail/$id"
          params={{ id: String(application.job_id) }}
          onClick={onClose}
        >
          <Trans>See the job</Trans>
        </ButtonLink>
      </div>
    </Sheet>
  );
}
