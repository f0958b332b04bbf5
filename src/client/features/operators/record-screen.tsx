/** /operator/audit (product 2.24): everything operators did, to be read and downloaded, never changed. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type AuditEntry, exportAuditLog } from '#contract/operators.ts';
import { useSession } from '#client/data/session.ts';
import { DownloadButton } from '#client/forms/download-button.tsx';
import { PageContent } from '#client/ui/page-content.tsx';
import { RootHeader } from '#client/ui/root-header.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { Button } from '#client/ui/button.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import { today } from '#client/language/dates.ts';
import { DateField } from '#client/ui/fields/date-field.tsx';
import { SelectField } from '#client/ui/fields/select-field.tsx';
import { PagedList } from './paged-list.tsx';
import { filled, type RecordFilter, recordQuery } from './operator-queries.ts';
import { RecordTable } from './record-table.tsx';
import { sendUndo, type Undoable, undoNames, wantsReason } from './undo-later.ts';
import { ReasonForm, useReasonForm } from './reason-form.tsx';
import { useActionChoices } from './action-texts.ts';
import './operator-tables.css';

type RecordFiltersProps = {
  filter: RecordFilter;
  /** Whose names are offered. */
  entries: readonly AuditEntry[];
  onChange: (filter: RecordFilter) => void;
};

/** All who were seen since the page opened: a filtered record shows one of them only. */
function useSeenOperators(entries: readonly AuditEntry[]): readonly string[] {
  const [seen, setSeen] = useState<readonly string[]>([]);
  const fresh = [...new Set(entries.map(({ operator }) => operator))].filter((name) => !seen.includes(name));
  if (fresh.length > 0) setSeen([...seen, ...fresh].sort());
  return seen;
}

/** Narrows the record: by operator, by action, by days. */
function RecordFilters({ filter, entries, onChange }: RecordFiltersProps) {
  const { t } = useLingui();
  const operators = useSeenOperators(entries);
  const actions = useActionChoices();
  const set = (name: keyof RecordFilter) => ({
    value: filter[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...filter, [name]: target.value }),
  });
  return (
    <div className="record-filters">
      <SelectField
        label={t({ message: 'Operator', comment: 'Which operator' })}
        options={operators.map((name) => ({ value: name, label: name }))}
        placeholder={t`All operators`}
        {...set('operator')}
      />
      <SelectField
        label={t({ message: 'Action', comment: 'What an operator did' })}
        options={actions}
        placeholder={t`All actions`}
        {...set('action')}
      />
      <DateField label={t`From`} max={filter.to || today()} {...set('from')} />
      <DateField label={t`To`} min={filter.from} max={today()} {...set('to')} />
    </div>
  );
}

type Props = {
  entry: Undoable;
  open: boolean;
  /** Whether it was undone. */
  onClose: (isDecided: boolean) => void;
};

function useTitle({ undo, subject }: Undoable): string {
  const { t } = useLingui();
  switch (undo) {
    case 'restore':
      return t`Restore ${subject}`;
    case 'unverify':
      return t`Remove the Verified mark from ${subject}`;
    case 'reopen':
      return t`Reopen the message from ${subject}`;
  }
}

/** Undoes later what an operator decided: puts a job back, takes a mark away, opens a message again (product 2.24). */
function UndoSheet({ entry, open, onClose }: Props) {
  const { t, i18n } = useLingui();
  const wanted = wantsReason(entry);
  const reason = useReasonForm({
    send: (text) => sendUndo(entry, text),
    onDone: () => onClose(true),
    wanted,
  });
  const button = (
    <Button type="button" wide busy={reason.isPending} onClick={reason.submit}>
      {i18n._(undoNames[entry.undo])}
    </Button>
  );
  return (
    <Sheet open={open} onClose={() => onClose(false)} title={useTitle(entry)} footer={button}>
      {wanted ? (
        <ReasonForm reason={reason} label={t`Reason`} />
      ) : (
        <p>
          <Trans>It goes back to the queue.</Trans>
        </p>
      )}
    </Sheet>
  );
}

export function RecordScreen() {
  const { t } = useLingui();
  const userId = useSession()?.user_id ?? 0;
  const [filter, setFilter] = useState<RecordFilter>({ operator: '', action: '', from: '', to: '' });
  const query = useInfiniteQuery(recordQuery(userId, filter));
  const entries = query.data?.pages.flat() ?? [];
  const [undoing, setUndoing] = useState<Undoable>();
  const [isOpen, setOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(t`Record`);
  return (
    <>
      <RootHeader />
      <PageContent footer="never" className="operator-page">
        <div className="operator-head">
          <div>
            <h1 ref={heading} tabIndex={-1}>
              {t`Record`}
            </h1>
            <p className="kg-muted">
              <Trans>Everything operators did. Nothing here can be changed or deleted.</Trans>
            </p>
          </div>
          <RecordFilters filter={filter} entries={entries} onChange={setFilter} />
          <DownloadButton path={exportAuditLog.path} query={filled(filter)} name="karngea-record.csv" />
        </div>
        <PagedList query={query} empty={entries.length === 0 && <Trans>Nothing here.</Trans>}>
          <RecordTable
            entries={entries}
            onUndo={(entry) => {
              setUndoing(entry);
              setOpen(true);
            }}
          />
        </PagedList>
      </PageContent>
      {undoing && (
        <UndoSheet
          key={undoing.at + undoing.subject_id}
          entry={undoing}
          open={isOpen}
          onClose={(isDecided) => {
            flushSync(() => setOpen(false));
            // The button that had the focus is gone; what was done stands first.
            if (isDecided) heading.current?.focus();
          }}
        />
      )}
    </>
  );
}
