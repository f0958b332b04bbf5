/** The applicant's own name and profession. */
import { useLingui } from '@lingui/react/macro';
import { type Cv } from '#contract/cvs.ts';
import { useCvLabel } from '#client/language/cv-option-labels.ts';
import { usePersonName } from '#client/language/person-name.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { langOf } from '#client/ui/user-text.tsx';

export function ApplicantHead({ person }: { person: Cv['user_info'] }) {
  const { t } = useLingui();
  const label = useCvLabel();
  const name = usePersonName()(person);
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
    </section>
  );
}
