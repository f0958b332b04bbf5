/** Entries of the audit log as a table; on phones as cards. */
import { useLingui } from '@lingui/react/macro';
import { type AuditEntry } from '#contract/operators.ts';
import { companyPath, jobPath } from '#contract/pages.ts';
import { useIsWide } from '#client/ui/use-is-wide.ts';
import { UserText } from '#client/ui/user-text.tsx';
import { useActionText } from '../action-texts.ts';
import { PublicPageLink } from '../public-page-link.tsx';
import { useDayAndTime } from '#client/language/day-and-time.ts';
import { isUndoable, type UndoableEntry, UndoButton } from './undo-decision.tsx';

type Props = {
  entries: readonly AuditEntry[];
  /** Without it decisions can't be undone here. */
  onUndo?: (entry: UndoableEntry) => void;
};

/** The page of the entry's subject, if it has one. */
function pathOf({ subject_kind, subject_id, job_id, undo }: AuditEntry): string | undefined {
  // A removed job has no page.
  if (job_id !== null) return undo === 'restore' ? undefined : jobPath(job_id);
  return subject_kind === 'company' ? companyPath(subject_id) : undefined;
}

function Subject({ entry }: { entry: AuditEntry }) {
  const path = pathOf(entry);
  if (path === undefined) return <UserText>{entry.subject}</UserText>;
  return <PublicPageLink path={path} name={entry.subject} />;
}

/** Entries have no id, and the same action may happen twice in a second. */
const keysOf = (entries: readonly AuditEntry[]): string[] =>
  entries.map(({ at, subject_kind, subject_id }, index) => `${at}-${subject_kind}-${subject_id}-${index}`);

function Cards({ entries, onUndo }: Props) {
  const { t } = useLingui();
  const when = useDayAndTime();
  const actionText = useActionText();
  const keys = keysOf(entries);
  return (
    <ul className="operator-cards" aria-label={t`Record`}>
      {entries.map((entry, index) => (
        <li key={keys[index]} className="kg-card padded">
          <strong>{actionText(entry)}</strong>
          <p>
            <Subject entry={entry} />
          </p>
          {entry.reason !== '' && <UserText as="p">{entry.reason}</UserText>}
          <p className="kg-muted">
            {entry.operator} · <time dateTime={entry.at}>{when(entry.at)}</time>
          </p>
          {onUndo && isUndoable(entry) && <UndoButton entry={entry} onUndo={onUndo} />}
        </li>
      ))}
    </ul>
  );
}

function Table({ entries, onUndo }: Props) {
  const { t } = useLingui();
  const when = useDayAndTime();
  const actionText = useActionText();
  const keys = keysOf(entries);
  return (
    <table className="kg-card operator-table record" aria-label={t`Record`}>
      <thead>
        <tr>
          <th scope="col">
            {t({ message: 'Time', comment: 'When an operator did something', context: 'record' })}
          </th>
          <th scope="col">{t({ message: 'Operator', comment: 'Which operator' })}</th>
          <th scope="col">{t({ message: 'Action', comment: 'What an operator did' })}</th>
          <th scope="col">
            {t({ message: 'About', comment: 'What an operator decided on', context: 'record' })}
          </th>
          <th scope="col">{t`Reason`}</th>
          <th scope="col">
            <span className="kg-visually-hidden">{t`More`}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry, index) => (
          <tr key={keys[index]}>
            <td>
              <time dateTime={entry.at}>{when(entry.at)}</time>
            </td>
            <td>{entry.operator}</td>
            <td className="kg-strong">{actionText(entry)}</td>
            <td>
              <Subject entry={entry} />
            </td>
            <td>
              <UserText>{entry.reason}</UserText>
            </td>
            <td className="actions">
              {onUndo && isUndoable(entry) && <UndoButton entry={entry} onUndo={onUndo} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function AuditLogTable(props: Props) {
  return useIsWide() ? <Table {...props} /> : <Cards {...props} />;
}
