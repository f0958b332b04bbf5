/** /operator/audit (product 2.24): everything operators did, to be read and downloaded, never changed. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { exportAudit } from '#contract/operators.ts';
import { useSession } from '#client/data/session.ts';
import { DownloadButton } from '#client/forms/download-button.tsx';
import { PageContent } from '#client/ui/page-content.tsx';
import { RootHeader } from '#client/ui/root-header.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { PagedList } from './paged-list.tsx';
import { filled, type RecordFilter, recordQuery } from './operator-queries.ts';
import { RecordFilters } from './record-filters.tsx';
import { RecordTable } from './record-table.tsx';
import { type Undoable } from './undo-later.ts';
import { UndoSheet } from './undo-sheet.tsx';
import './operator-tables.css';

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
          <DownloadButton path={exportAudit.path} query={filled(filter)} name="karngea-record.csv" />
        </div>
        <PagedList query={query} empty={entries.length === 0 && <Trans>Nothing stands here.</Trans>}>
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
