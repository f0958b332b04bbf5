/** Reports of a person or company, with the messages that the reporters shared; never their authors. */
import { Trans, useLingui } from '@lingui/react/macro';
import { type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui as useTexts } from '@lingui/react';
import { warning } from 'ionicons/icons';
import { type PersonReport, type SharedMessage } from '#contract/operator-people.ts';
import { type PersonDecision } from '#contract/reports.ts';
import { useDayAndTime } from '#client/language/day-and-time.ts';
import { useRelativeTime } from '#client/language/relative-time.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { UserText } from '#client/ui/user-text.tsx';
import { useReasonName } from '../queue/report-counts.tsx';
import './person-reports.css';

type WarningName = SharedMessage['warnings'][number];

const warningNames: Readonly<Record<WarningName, MessageDescriptor>> = {
  fee: msg`fee or deposit`,
  documents: msg`asks to keep your documents`,
  abroad: msg`work abroad`,
  easy_money: msg`too good to be true`,
  confinement: msg`debts, or not being free to leave`,
  crime: msg`accounts, codes or cheating people`,
  sexual: msg`may hide sexual services`,
  code: msg`asks for a code`,
  leave: msg`wants to write elsewhere`,
  unread: msg`not fully checked`,
};

export function WarningNames({ kinds }: { kinds: readonly WarningName[] }) {
  const { i18n } = useTexts();
  if (kinds.length === 0) return null;
  return (
    <span className="person-warning">
      <Icon name={warning} size={16} />
      {kinds.map((kind) => i18n._(warningNames[kind])).join(' · ')}
    </span>
  );
}

function Messages({ messages }: { messages: readonly SharedMessage[] }) {
  const when = useDayAndTime();
  return (
    <ol className="person-messages">
      {messages.map(({ from, text, at, warnings }, index) => (
        <li key={index}>
          <span className="kg-muted">
            {from === 'employer' ? (
              <Trans comment="Before a message">Employer:</Trans>
            ) : (
              <Trans comment="Before a message">Applicant:</Trans>
            )}{' '}
            <time dateTime={at}>{when(at)}</time>
          </span>
          <UserText as="p">{text}</UserText>
          <WarningNames kinds={warnings} />
        </li>
      ))}
    </ol>
  );
}

const decisionNames: Readonly<Record<PersonDecision, MessageDescriptor>> = {
  dismissed: msg({ message: 'nothing wrong', comment: 'How reports of a person were decided' }),
  warned: msg({ message: 'warned', comment: 'How reports of a person were decided' }),
  suspended: msg({ message: 'suspended', comment: 'How reports of a person were decided' }),
};

export function PersonReports({ reports }: { reports: readonly PersonReport[] }) {
  const { t } = useLingui();
  const reasonName = useReasonName();
  const relative = useRelativeTime();
  return (
    <ul className="person-reports">
      {reports.map(({ id, reason, text, at, application_id, job_name, messages, decision }) => (
        <li key={id} className="kg-card padded">
          <strong>{reasonName(reason)}</strong>
          <p className="kg-muted">
            {application_id === null ? (
              <Trans>on the company's page</Trans>
            ) : (
              <>
                <Trans>in an application</Trans>
                {job_name !== null && (
                  <>
                    {': '}
                    <UserText>{job_name}</UserText>
                  </>
                )}
              </>
            )}
            {' · '}
            {relative(at)}
            {decision !== null && ` · ${t(decisionNames[decision])}`}
          </p>
          {text !== '' && <UserText as="p">{text}</UserText>}
          {messages && <Messages messages={messages} />}
        </li>
      ))}
    </ul>
  );
}
