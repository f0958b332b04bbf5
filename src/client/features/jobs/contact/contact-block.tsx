/** On a job's page: where to come in person, and the employer's number after a tap (product 2.66). */
import { Trans, useLingui } from '@lingui/react/macro';
import { callOutline, copyOutline, paperPlaneOutline } from 'ionicons/icons';
import { type ContactWay } from '#contract/job-fields.ts';
import { type JobDetail } from '#contract/jobs.ts';
import { type User } from '#contract/sessions.ts';
import { useIsOnline } from '#client/data/connection.ts';
import { useSession } from '#client/data/session.ts';
import { useFailureText } from '#client/language/failure-texts.ts';
import { phoneLink, phoneText } from '#client/language/phone-text.ts';
import { Button, ButtonAnchor } from '#client/ui/button.tsx';
import { Note } from '#client/ui/note.tsx';
import { notify } from '#client/ui/toast.ts';
import { useAskToLogIn } from '../ask-to-log-in.ts';
import { useContactEmployer } from './call-queries.ts';
import { WalkInFacts } from './walk-in-facts.tsx';
import './contact.css';

type Props = { job: Pick<JobDetail, 'job_id' | 'contact' | 'status'> };
type Ways = readonly ContactWay[];

const telegramLink = (name: string): string => `https://t.me/${name}`;
/** A phone, which can dial. */
const canDial = (): boolean => window.matchMedia('(pointer: coarse)').matches;

/** The number or name in large letters, to dial, to open, or to copy. */
function Reach({ text, href, icon, action }: { text: string; href: string; icon: string; action: string }) {
  const { t } = useLingui();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notify('blue', t`Copied.`),
      () => notify('red', t`Couldn't copy. Please select and copy it yourself.`),
    );
  return (
    <div className="job-contact-reach">
      <b>{text}</b>
      <div>
        <ButtonAnchor href={href} icon={icon} small>
          {action}
        </ButtonAnchor>
        <Button variant="outline" small icon={copyOutline} onClick={() => void copy()}>
          <Trans>Copy</Trans>
        </Button>
      </div>
    </div>
  );
}

/** From the tapped button, which has disappeared. */
const takeFocus = (numbers: HTMLElement | null) => numbers?.focus({ preventScroll: true });

function CallButtons({ user, jobId, by }: { user: User; jobId: number; by: Ways }) {
  const { t } = useLingui();
  const isOnline = useIsOnline();
  const failureText = useFailureText();
  const { data, isPending, mutate } = useContactEmployer(user.user_id, jobId);
  const ask = (way: ContactWay) =>
    mutate(undefined, {
      onSuccess: ({ phone }) => {
        if (way === 'phone' && phone !== null && canDial()) window.location.href = phoneLink(phone);
      },
      onError: (failure) => notify('red', failureText(failure)),
    });
  if (data)
    return (
      <div role="status" className="job-contact-numbers" tabIndex={-1} ref={takeFocus}>
        {data.phone && (
          <Reach
            text={phoneText(data.phone)}
            href={phoneLink(data.phone)}
            icon={callOutline}
            action={t`Call`}
          />
        )}
        {data.telegram && (
          <Reach
            text={`@${data.telegram}`}
            href={telegramLink(data.telegram)}
            icon={paperPlaneOutline}
            action={t`Open Telegram`}
          />
        )}
        <p>
          {data.phone === null && data.telegram === null ? (
            <Trans>There is no number at the moment.</Trans>
          ) : (
            <Trans>Say you found it on Karngea.</Trans>
          )}{' '}
          <Trans>Never pay to get a job.</Trans>
        </p>
      </div>
    );
  const buttons = {
    phone: { icon: callOutline, label: t`Call` },
    telegram: { icon: paperPlaneOutline, label: 'Telegram' },
  };
  return (
    <>
      <div className="job-contact-buttons">
        {by.map((way) => (
          <Button
            key={way}
            variant="outline"
            icon={buttons[way].icon}
            busy={isPending}
            disabled={!isOnline}
            onClick={() => ask(way)}
          >
            {buttons[way].label}
          </Button>
        ))}
      </div>
      {!isOnline && (
        <p className="kg-muted">
          <Trans>Needs internet</Trans>
        </p>
      )}
    </>
  );
}

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
