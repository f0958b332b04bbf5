/** The warnings about a message, above it, for its reader (product 2.29). */
import { type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { warning } from 'ionicons/icons';
import { type ReactNode } from 'react';
import { type MessageWarningKind } from '#contract/application-messages.ts';
import { Note } from '#client/ui/note.tsx';

/** What to do, for either side. */
const advice: Readonly<Record<MessageWarningKind, MessageDescriptor>> = {
  fee: msg`Don't send money. Real work never costs money.`,
  documents: msg`Show your documents, but never hand them over. Don't send photos of your face with your ID card.`,
  abroad: msg`Work abroad: ask to see the agency's licence, and tell your family where you're going.`,
  easy_money: msg`A lot of money for little work is often a trap.`,
  code: msg`Never give a code or PIN to anyone. With it, they can take your account and your money.`,
  leave: msg`It's safer to write here. If they cheat you in another app, we can't help you.`,
  confinement: msg`In a real job you can leave at any time, and your family may know where you are.`,
  crime: msg`Never lend your bank account, SIM card, ID card or codes, and don't help to cheat people. You could be arrested.`,
  sexual: msg`You don't have to send such pictures or meet anyone alone. Take someone with you.`,
};

type Props = {
  warnings: readonly MessageWarningKind[];
  /** A link to report the thread. */
  report?: ReactNode;
};

export function MessageWarnings({ warnings, report }: Props) {
  const { t } = useLingui();
  if (warnings.length === 0) return null;
  return (
    <div className="thread-warnings" role="note" aria-label={t`Be careful`}>
      <Note tone="red" icon={warning}>
        {warnings.map((kind) => (
          <p key={kind}>{t(advice[kind])}</p>
        ))}
        {report && (
          <div className="thread-report" data-report>
            {report}
          </div>
        )}
      </Note>
    </div>
  );
}
