/** In the preview of a posting: how people will reach the employer. */
import { Trans } from '@lingui/react/macro';
import { type JobContact } from '#contract/job-fields.ts';
import { WalkInFacts } from '#client/features/jobs/contact/walk-in-facts.tsx';
import { phoneText } from '#client/language/phone-text.ts';

export function ContactPreview({ contact }: { contact: NonNullable<JobContact> }) {
  const { phone, telegram, walk_in } = contact;
  const numbers = [phone && phoneText(phone), telegram && `@${telegram}`].filter(Boolean).join(' · ');
  return (
    <section className="job-contact">
      <h2>
        <Trans>How to reach the employer</Trans>
      </h2>
      {numbers !== '' && (
        <p>
          {numbers}
          <br />
          <span className="kg-muted">
            <Trans>Shown to job seekers when they tap Call.</Trans>
          </span>
        </p>
      )}
      {walk_in && <WalkInFacts walkIn={walk_in} />}
    </section>
  );
}
