/** The applicant: name, profession, and ways to call and write. */
import { Trans, useLingui } from '@lingui/react/macro';
import { callOutline, mailOutline } from 'ionicons/icons';
import { type Cv } from '#contract/cvs.ts';
import { useCvLabel } from '#client/language/cv-option-labels.ts';
import { usePersonName } from '#client/language/person-name.ts';
import { phoneLink, phoneText } from '#client/language/phone-text.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { ButtonAnchor } from '#client/ui/button.tsx';
import { langOf } from '#client/ui/user-text.tsx';

type Props = {
  person: Cv['user_info'];
  /** Nobody calls or writes to themselves. */
  withContact: boolean;
};

export function ApplicantHead({ person, withContact }: Props) {
  const { t } = useLingui();
  const label = useCvLabel();
  const name = usePersonName()(person);
  const number = phoneText(person.contact_number);
  const { email } = person;
  return (
    <section className="applicant-head" aria-label={t`Applicant`}>
      <div>
        <Avatar name={name} size={60} />
        <div>
          <h2 lang={langOf(name)}>{name}</h2>
          <p className="kg-muted" lang={langOf(person.job_title)}>
            {[person.job_title, label(person.job_level)].filter(Boolean).join(' · ')}
          </p>
        </div>
      </div>
      {withContact && (
        <div className="applicant-contact">
          <ButtonAnchor
            variant="outline"
            icon={callOutline}
            href={phoneLink(person.contact_number)}
            aria-label={t`Call ${number}`}
          >
            {number}
          </ButtonAnchor>
          <ButtonAnchor
            variant="outline"
            icon={mailOutline}
            href={`mailto:${email}`}
            aria-label={t`E-mail to ${email}`}
          >
            <Trans>E-mail</Trans>
          </ButtonAnchor>
        </div>
      )}
    </section>
  );
}
