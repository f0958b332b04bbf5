/** The message the employer sent with the decision, if any (product 2.12). */
import { Trans } from '@lingui/react/macro';
import { type Application } from '#contract/applications.ts';
import { type MemberType } from '#contract/roles.ts';
import { ReadAloud } from '#client/forms/read-aloud.tsx';
import { StatusBadge } from '#client/ui/status-badge.tsx';
import { SectionHead } from '#client/ui/section-head.tsx';
import { UserText } from '#client/ui/user-text.tsx';

type Props = { status: Application['status']; viewer: MemberType; message: string | null };

export function ApplicationMessage({ status, viewer, message }: Props) {
  return (
    <section className="kg-card padded application-message">
      <SectionHead title={<Trans>Message</Trans>} aside={<StatusBadge status={status} viewer={viewer} />} />
      {message ? (
        <>
          <UserText as="blockquote">{message}</UserText>
          <ReadAloud texts={[message]} shape="word" />
        </>
      ) : (
        <p className="kg-muted">
          <Trans>No message</Trans>
        </p>
      )}
    </section>
  );
}
