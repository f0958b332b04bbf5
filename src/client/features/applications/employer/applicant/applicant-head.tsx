/** The applicant's name, profession and status, with buttons to call and to invite. */
import { Trans, useLingui } from '@lingui/react/macro';
import { calendarOutline, callOutline } from 'ionicons/icons';
import { type Application } from '#contract/applications.ts';
import { type Cv } from '#contract/cvs.ts';
import { useCvLabel } from '#client/language/cv-option-labels.ts';
import { phoneLink, phoneText } from '#client/language/phone-text.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { StatusBadge } from '#client/ui/badge.tsx';
import { Button, ButtonAnchor } from '#client/ui/button.tsx';
import { langOf } from '#client/ui/user-text.tsx';
import { isNameless, useApplicantName } from '../../applicant-name.ts';

type Props = {
  application: Application;
  person: Cv['user_info'] | undefined;
  onInvite: () => void;
};

function Contact({ person, onInvite }: { person: Cv['user_info']; onInvite: () => void }) {
  const { t } = useLingui();
  const number = phoneText(person.contact_number);
  return (
    <div className="applicant-contact">
      <ButtonAnchor
        variant="outline"
        icon={callOutline}
        href={phoneLink(person.contact_number)}
        aria-label={t`Call ${number}`}
      >
        {number}
      </ButtonAnchor>
      <Button variant="outline" icon={calendarOutline} aria-haspopup="dialog" onClick={onInvite}>
        <Trans>Interview</Trans>
      </Button>
    </div>
  );
}

export function ApplicantHead({ application, person, onInvite }: Props) {
  const { t } = useLingui();
  const label = useCvLabel();
  const name = useApplicantName()(application);
  const isMissing = isNameless(application);
  return (
    <section className={isMissing ? 'applicant-head nameless' : 'applicant-head'} aria-label={t`Applicant`}>
      <div>
        <Avatar name={isMissing ? '' : name} size={60} />
        <div>
          <h2 lang={langOf(name)}>{name}</h2>
          {person && (
            <p className="kg-muted" lang={langOf(person.job_title)}>
              {[person.job_title, label(person.job_level)].filter(Boolean).join(' · ')}
            </p>
          )}
        </div>
        <StatusBadge status={application.status} viewer="employer" />
      </div>
      {person && <Contact person={person} onInvite={onInvite} />}
    </section>
  );
}
