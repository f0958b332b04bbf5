/** /operator/audit (product 2.24): filter, download and undo what operators did. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type AuditEntry, exportAuditLog } from '#contract/operators.ts';
import { useSession } from '#client/data/session.ts';
import { privateFile } from '#client/data/file-transfer.ts';
import { DownloadButton } from '#client/forms/download-button.tsx';
import { PageContent } from '#client/ui/page-content.tsx';
import { RootHeader } from '#client/ui/root-header.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { today } from '#client/language/dates.ts';
import { DateField } from '#client/ui/fields/text-field.tsx';
import { SelectField } from '#client/ui/fields/select-field.tsx';
import { PagedList } from '../paged-list.tsx';
import { filledFilters, type AuditLogFilter, auditLogQuery } from '../operator-queries.ts';
import { AuditLogTable } from './audit-log-table.tsx';
import { type UndoableEntry, UndoSheet } from './undo-decision.tsx';
import { useActionOptions } from '../action-texts.ts';
import '../operator-tables.css';

type FiltersProps = {
  filter: AuditLogFilter;
  /** Their operators are the options of the filter. */
  entries: readonly AuditEntry[];
  onChange: (filter: AuditLogFilter) => void;
};

/** All operators seen since the page opened, because a filtered log may show only one. */
function useKnownOperators(entries: readonly AuditEntry[]): readonly string[] {
  const [known, setKnown] = useState<readonly string[]>([]);
  const added = [...new Set(entries.map(({ operator }) => operator))].filter((name) => !known.includes(name));
  if (added.length > 0) setKnown([...known, ...added].sort());
  return known;
}

function AuditLogFilters({ filter, entries, onChange }: FiltersProps) {
  const { t } = useLingui();
  const operators = useKnownOperators(entries);
  const actions = useActionOptions();
  const set = (name: keyof AuditLogFilter) => ({
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

export function AuditLogScreen() {
  const { t } = useLingui();
  const userId = useSession()?.user_id ?? 0;
  const [filter, setFilter] = useState<AuditLogFilter>({ operator: '', action: '', from: '', to: '' });
  const query = useInfiniteQuery(auditLogQuery(userId, filter));
  const entries = query.data?.pages.flat() ?? [];
  const [undoing, setUndoing] = useState<UndoableEntry>();
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
          <AuditLogFilters filter={filter} entries={entries} onChange={setFilter} />
          <DownloadButton
            file={privateFile(
              exportAuditLog,
              { query: { from: undefined, to: undefined, ...filledFilters(filter) } },
              'karngea-record.csv',
            )}
          >
            <Trans>Download (CSV)</Trans>
          </DownloadButton>
        </div>
        <PagedList query={query} empty={entries.length === 0 && <Trans>Nothing here.</Trans>}>
          <AuditLogTable
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
          onClose={(isUndone) => {
            flushSync(() => setOpen(false));
            // The button that had the focus is gone; the new entry is the first below the heading.
            if (isUndone) heading.current?.focus();
          }}
        />
      )}
    </>
  );
}
