/** /operator/people (product 2.24): find accounts by name, suspend, restore and recover them. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { Trans, useLingui } from '@lingui/react/macro';
import { searchOutline } from 'ionicons/icons';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { lengths } from '#contract/limits.ts';
import { useSession } from '#client/data/session.ts';
import { Button } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { PageContent } from '#client/ui/page-content.tsx';
import { RootHeader } from '#client/ui/root-header.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { PagedList } from '../paged-list.tsx';
import { peopleQuery } from '../operator-queries.ts';
import { PeopleTable, type PersonAction, personElementId } from './people-table.tsx';
import { PersonSheet } from './person-sheet.tsx';
import '../operator-tables.css';

function SearchForm({ onSearch }: { onSearch: (name: string) => void }) {
  const { t } = useLingui();
  const [name, setName] = useState('');
  return (
    <form
      role="search"
      className="people-search"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(name.trim());
      }}
    >
      <div className="kg-box">
        <Icon name={searchOutline} size={20} />
        <input
          type="search"
          aria-label={t`Name`}
          placeholder={t`Name`}
          autoCapitalize="none"
          autoComplete="off"
          maxLength={lengths.accountName}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </div>
      <Button type="submit">
        <Trans>Search</Trans>
      </Button>
    </form>
  );
}

export function PeopleScreen() {
  const { t } = useLingui();
  const userId = useSession()?.user_id ?? 0;
  const [searchedName, setSearchedName] = useState('');
  const [action, setAction] = useState<PersonAction>();
  const [isOpen, setOpen] = useState(false);
  const query = useInfiniteQuery(peopleQuery(userId, searchedName));
  const people = query.data?.pages.flat() ?? [];
  usePageTitle(t`People`);
  return (
    <>
      <RootHeader />
      <PageContent footer="never" className="operator-page">
        <div className="operator-head">
          <h1>{t`People`}</h1>
          <SearchForm onSearch={setSearchedName} />
        </div>
        <PagedList query={query} empty={people.length === 0 && <Trans>No name starts with this.</Trans>}>
          <PeopleTable
            people={people}
            onAction={(next) => {
              setAction(next);
              setOpen(true);
            }}
          />
        </PagedList>
        <p className="kg-muted">
          <Trans>Every action needs a reason and is kept in the record.</Trans>
        </p>
      </PageContent>
      {action && (
        <PersonSheet
          key={`${action.person.user_id}-${action.action}`}
          action={action}
          open={isOpen}
          onClose={(isDone) => {
            flushSync(() => setOpen(false));
            // The button that had the focus may have been replaced.
            if (isDone) document.getElementById(personElementId(action.person))?.focus();
          }}
        />
      )}
    </>
  );
}
