/** On a job's page: where to come in person, and the employer's number after a tap (product 2.66). */
import { Trans } from '@lingui/react/macro';
import { callOutline } from 'ionicons/icons';
import { type JobDetail } from '#contract/jobs.ts';
import { useSession } from '#client/data/session.ts';
import { lazyPart } from '#client/language/lazy-part.tsx';
import { Button } from '#client/ui/button.tsx';
import { Note } from '#client/ui/note.tsx';
import { useAskToLogIn } from '../ask-to-log-in.ts';
import { WalkInFacts } from './walk-in-facts.tsx';
import './contact.css';

const CallButtons = lazyPart(
  async () => (await import('./call-buttons.tsx')).CallButtons,
  () => <div className="job-contact-space" />,
);

type Props = { job: Pick<JobDetail, 'job_id' | 'contact' | 'status'> };

function GuestNote() {
  const askToLogIn = useAskToLogIn();
  return (
    <div className="job-contact-buttons">
      <p className="kg-muted">
        <Trans>Log in to see the employer's number.</Trans>
      </p>
      <Button variant="outline" icon={callOutline} onClick={askToLogIn}>
        <Trans>Log in to call</Trans>
      </Button>
    </div>
  );
}

/** For the owner, whose number nobody gets. */
const NotVerifiedNote = () => (
  <Note tone="marigold">
    <Trans>
      Your number isn't shown yet. Seekers get it once your company is verified, or when our team approves
      this posting.
    </Trans>
  </Note>
);

export function ContactBlock({ job: { job_id, contact, status } }: Props) {
  const user = useSession();
  if (contact === null) return null;
  const { walk_in, by, phone, telegram } = contact;
  const isOffered = by.length > 0 && status === 'Hiring';
  const isHeldBack = by.length === 0 && (phone ?? telegram) !== null;
  const mayAsk = user === undefined || user.acc_type === 'employee';
  if (walk_in === null && !isHeldBack && !(isOffered && mayAsk)) return null;
  return (
    <section className="job-contact">
      <h2>
        <Trans>How to reach the employer</Trans>
      </h2>
      {isOffered && user?.acc_type === 'employee' && (
        <CallButtons key={job_id} user={user} jobId={job_id} by={by} />
      )}
      {isOffered && user === undefined && <GuestNote />}
      {isHeldBack && <NotVerifiedNote />}
      {walk_in && <WalkInFacts walkIn={walk_in} />}
    </section>
  );
}
