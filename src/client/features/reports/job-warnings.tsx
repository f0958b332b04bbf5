/** The warnings of a posting, shown below its pay, and the line above Apply that leads to them (product 2.23). */
import { Trans, useLingui } from '@lingui/react/macro';
import { warning } from 'ionicons/icons';
import { type Ref, type RefObject } from 'react';
import { type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type WarningKind } from '#contract/job-fields.ts';
import { Icon } from '#client/ui/icon.tsx';
import '#client/ui/note.css';
import './reports.css';

type WarningText = {
  /** Follows "Be careful:". */
  readonly what: MessageDescriptor;
  readonly advice: MessageDescriptor;
};

const warningTexts: Record<WarningKind, WarningText> = {
  fee: {
    what: msg`fee or deposit`,
    advice: msg`This posting mentions a fee or deposit. A real job never costs money.`,
  },
  documents: {
    what: msg`asks to keep your documents`,
    advice: msg`This posting wants to keep your documents. Show them, never hand them over.`,
  },
  abroad: {
    what: msg`work abroad`,
    advice: msg`Work abroad: ask to see the agency's licence, and tell your family where you're going.`,
  },
  easy_money: {
    what: msg`too good to be true`,
    advice: msg`A lot of money for little work is often a trap.`,
  },
  confinement: {
    what: msg`debts, or not being free to leave`,
    advice: msg`This posting mentions debts, secrets or not going out. In a real job you can leave at any time.`,
  },
  crime: {
    what: msg`accounts, codes or cheating people`,
    advice: msg`Never lend your bank account, SIM card, ID card or codes, and don't help to cheat people. You could be arrested.`,
  },
  sexual: {
    what: msg`may hide sexual services`,
    advice: msg`This posting may hide sexual services. Take someone with you, and leave if it feels wrong.`,
  },
  unread: {
    what: msg`not fully checked`,
    advice: msg`We couldn't check all of this posting. Read it carefully.`,
  },
};

type Props = { warnings: readonly WarningKind[]; ref?: Ref<HTMLElement> | undefined };

export function JobWarnings({ warnings, ref }: Props) {
  const { t } = useLingui();
  if (warnings.length === 0) return null;
  return (
    <section ref={ref} className="kg-note red warning-list" tabIndex={-1} aria-label={t`Be careful`}>
      <Icon name={warning} size={20} />
      <div>
        <h2>
          <Trans>Be careful</Trans>
        </h2>
        {warnings.map((kind) => (
          <p key={kind}>{t(warningTexts[kind].advice)}</p>
        ))}
      </div>
    </section>
  );
}

type LineProps = {
  warnings: readonly WarningKind[];
  /** The section with the reasons. */
  reasonsRef: RefObject<HTMLElement | null>;
};

/** Names only the first warning, so that it fits on one line. */
export function CarefulLine({ warnings: [first], reasonsRef }: LineProps) {
  const { t } = useLingui();
  if (!first) return null;
  const what = t(warningTexts[first].what);
  const show = () => {
    reasonsRef.current?.focus({ preventScroll: true });
    reasonsRef.current?.scrollIntoView({ block: 'center' });
  };
  return (
    <p className="careful-line">
      <Icon name={warning} size={20} />
      <span>
        <Trans>Be careful: {what}</Trans>
      </span>
      <button type="button" className="kg-link" onClick={show}>
        <Trans>See why</Trans>
      </button>
    </p>
  );
}
