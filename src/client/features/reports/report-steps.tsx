/** The first and the last step of the report sheet: the reasons, and the confirmation with help numbers. */
import { Trans, useLingui } from '@lingui/react/macro';
import {
  cashOutline,
  chevronForward,
  constructOutline,
  documentLockOutline,
  ellipsisHorizontal,
  globeOutline,
  handLeftOutline,
  helpCircleOutline,
  keyOutline,
  lockClosed,
  megaphoneOutline,
  pricetagsOutline,
  warning,
} from 'ionicons/icons';
import { type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  type applicantReportReasons,
  type employerReportReasons,
  type PersonReportReason,
  type ReportReason,
  sharedMessages,
} from '#contract/reports.ts';
import { useSite } from '#client/data/site-query.ts';
import { StatusBadge } from '#client/ui/status-badge.tsx';
import { Checkbox } from '#client/ui/fields/checkbox.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { HelpNumbers } from './safe-work.tsx';
import { type ReportSubject } from './sent-reports.ts';
import '#client/ui/note.css';
import './report-sheet.css';

type Wording = { readonly icon: string; readonly text: MessageDescriptor };
type Wordings<Reason extends string> = Readonly<Record<Reason, Wording>>;

const other: Wording = { icon: ellipsisHorizontal, text: msg`Something else` };

/** The reasons as users would say them (product 3.16). */
const jobWordings: Wordings<ReportReason> = {
  fee: { icon: cashOutline, text: msg`It asks for money` },
  fake: { icon: helpCircleOutline, text: msg`The job or company is not real` },
  documents: { icon: documentLockOutline, text: msg`It wants to keep my ID card or passport` },
  abroad: { icon: globeOutline, text: msg`Suspicious work abroad` },
  conditions: { icon: constructOutline, text: msg`Pay or conditions differ from the posting` },
  discrimination: { icon: handLeftOutline, text: msg`It discriminates by gender, age, origin or disability` },
  other,
};

const theyAskForMoney: Wording = { icon: cashOutline, text: msg`They ask for money` };
const theyAskForCodes: Wording = { icon: keyOutline, text: msg`They ask for a code or a password` };
const theyHarass: Wording = { icon: megaphoneOutline, text: msg`They insult, threaten or harass me` };

const employerWordings: Wordings<(typeof employerReportReasons)[number]> = {
  fee: theyAskForMoney,
  fake: { icon: helpCircleOutline, text: msg`The company is not real` },
  documents: { icon: documentLockOutline, text: msg`They want to keep my ID card or passport` },
  codes: theyAskForCodes,
  abroad: jobWordings.abroad,
  conditions: jobWordings.conditions,
  harassment: theyHarass,
  discrimination: {
    icon: handLeftOutline,
    text: msg`They discriminate by gender, age, origin or disability`,
  },
  other,
};

const applicantWordings: Wordings<(typeof applicantReportReasons)[number]> = {
  fee: theyAskForMoney,
  fake: { icon: helpCircleOutline, text: msg`They are not who they say they are` },
  codes: theyAskForCodes,
  harassment: theyHarass,
  spam: { icon: pricetagsOutline, text: msg`They advertise or sell something` },
  other,
};

/** In the order in which they are shown. */
function wordingsOf(subject: ReportSubject): Partial<Wordings<PersonReportReason>> {
  if ('job_id' in subject) return jobWordings;
  return 'company_id' in subject || subject.reported === 'employer' ? employerWordings : applicantWordings;
}

const isApplicant = (subject: ReportSubject): boolean =>
  'application_id' in subject && subject.reported === 'applicant';

type ShareProps = { checked: boolean; onChange: (checked: boolean) => void };

/** The consent to send messages along; off at first. */
export function ShareMessages({ checked, onChange }: ShareProps) {
  const { t } = useLingui();
  return (
    <div className="report-share">
      <Checkbox
        label={t`Send the last ${sharedMessages} messages along`}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <p className="kg-muted">
        <Trans>Only our team reads them, to decide about this report. They're deleted with it.</Trans>
      </p>
    </div>
  );
}

type ReasonsProps = { subject: ReportSubject; onChoose: (reason: PersonReportReason) => void };

export function ReportReasons({ subject, onChoose }: ReasonsProps) {
  const { t } = useLingui();
  const wordings = Object.entries(wordingsOf(subject)) as [PersonReportReason, Wording][];
  return (
    <>
      <ul className="report-reasons">
        {wordings.map(([reason, { icon, text }]) => (
          <li key={reason}>
            <button type="button" onClick={() => onChoose(reason)}>
              <Icon name={icon} />
              <span>{t(text)}</span>
              <Icon name={chevronForward} size={20} />
            </button>
          </li>
        ))}
      </ul>
      <p className="report-secret kg-muted">
        <Icon name={lockClosed} size={18} />
        {isApplicant(subject) ? (
          <Trans>The applicant is never told who reported them.</Trans>
        ) : (
          <Trans>The employer is never told who reported it.</Trans>
        )}
      </p>
    </>
  );
}

type Props = {
  subject: ReportSubject;
  /** Undefined if the job was reported before the sheet opened. */
  reason: PersonReportReason | undefined;
  isGuest: boolean;
  isWaiting: boolean;
  /** Defined while the report can be undone. */
  onUndo: (() => void) | undefined;
};

/** When the undo link disappears, moves its focus to the title; otherwise it could land on a phone number. */
const moveFocusToTitle = (button: HTMLButtonElement) => () => {
  if (button === document.activeElement)
    button.closest('dialog')?.querySelector<HTMLElement>('.report-title')?.focus();
};

export function ReportThanks({ subject, reason, isGuest, isWaiting, onUndo }: Props) {
  const { t } = useLingui();
  const hasNumbers = (useSite()?.help_numbers.length ?? 0) > 0;
  const wording = reason && wordingsOf(subject)[reason];
  return (
    <>
      <p>
        {isGuest ? (
          <Trans>We'll look into it.</Trans>
        ) : (
          <Trans>We'll look into it and let you know under Notifications.</Trans>
        )}
      </p>
      {isWaiting && (
        <p className="report-waiting">
          <StatusBadge status="waiting" />
        </p>
      )}
      {wording && (
        <p className="report-chosen">
          <Icon name={wording.icon} />
          <span>{t(wording.text)}</span>
          {onUndo && (
            <button ref={moveFocusToTitle} type="button" className="kg-link" onClick={onUndo}>
              <Trans>Withdraw report</Trans>
            </button>
          )}
        </p>
      )}
      {hasNumbers && !isApplicant(subject) && (
        <div className="kg-note marigold report-harm">
          <Icon name={warning} size={20} />
          <p>
            <Trans>Already paid, or handed over your ID card? Call:</Trans> <HelpNumbers />
          </p>
        </div>
      )}
    </>
  );
}
