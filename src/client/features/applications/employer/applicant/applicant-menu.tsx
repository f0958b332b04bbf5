/** The menu of an applicant's page: e-mail, the job, block. */
import { Trans, useLingui } from '@lingui/react/macro';
import { briefcaseOutline, mailOutline } from 'ionicons/icons';
import { type ApplicationAnswer } from '#contract/application-details.ts';
import { type User } from '#contract/sessions.ts';
import { BlockButton } from '#client/features/messages/block-button.tsx';
import { ButtonAnchor, ButtonLink } from '#client/ui/button.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import { useApplicantName } from '../../applicant-name.ts';

type Props = { user: User; open: boolean; onClose: () => void; answer: ApplicationAnswer };

export function ApplicantMenu({ user, open, onClose, answer: { cv, application } }: Props) {
  const { t } = useLingui();
  const subject = useApplicantName()(application);
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
        <BlockButton user={user} application={{ ...application, subject }} onDone={onClose} />
      </div>
    </Sheet>
  );
}
