/** Entries of the record as a table; on phones each is a card. */
import { useLingui } from '@lingui/react/macro';
import { type AuditEntry } from '#contract/operators.ts';
import { companyPath, jobPath } from '#contract/pages.ts';
import { useIsWide } from '#client/ui/use-is-wide.ts';
import { langOf, UserText } from '#client/ui/user-text.tsx';
import { useActionText } from './action-texts.ts';
import { useDayAndTime } from '#client/language/day-and-time.ts';
import { isUndoable, type Undoable } from './undo-later.ts';
import { UndoLaterButton } from './undo-later-button.tsx';

type Props = { entries: readonly AuditEntry[]; onUndo: (entry: Undoable) => void };

/** Where the thing can be seen, if it has a page. */
function pathOf({ subject_kind, subject_id, job_id, undo }: AuditEntry): string | undefined {
  // A job that is removed has none.
  if (job_id !== null) return undo === 'restore' ? undefined : jobPath(job_id);
  return subject_kind === 'company' ? companyPath(subject_id) : undefined;
}

function Subject({ entry }: { entry: AuditEntry }) {
  const path = pathOf(entry);
  if (path === undefined) return <UserText>{entry.subject}</UserText>;
  return (
    <a className="kg-link" href={path} target="_blank" rel="noreferrer" lang={langOf(entry.subject)}>
      {entry.subject}
    </a>
  );
}

/** Nothing in an entry is its own: the same may be done twice in a second. */
const keysOf = (entries: readonly AuditEntry[]): string[] =>
  entries.map(({ at, subject_kind, subject_id }, place) => `${at}-${subject_kind}-${subject_id}-${place}`);

function Cards({ entries, onUndo }: Props) {
  const { t } = useLingui();
  const when = useDayAndTime();
  const actionText = useActionText();
  const keys = keysOf(entries);
  return (
    <ul className="operator-cards" aria-label={t`Record`}>
      {entries.map((entry, place) => (
        <li key={keys[place]} className="kg-card padded">
          <strong>{actionText(entry)}</strong>
          <p>
            <Subject entry={entry} />
          </p>
          {entry.reason !== '' && <UserText as="p">{entry.reason}</UserText>}
          <p className="kg-muted">
            {entry.operator} · <time dateTime={entry.at}>{when(entry.at)}</time>
          </p>
          {isUndoable(entry) && <UndoLaterButton entry={entry} onUndo={onUndo} />}
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
        {entries.map((entry, place) => (
          <tr key={keys[place]}>
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
              {isUndoable(entry) && <UndoLaterButton entry={entry} onUndo={onUndo} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function RecordTable(props: Props) {
  return useIsWide() ? <Table {...props} /> : <Cards {...props} />;
}
