/** /operator/people (product 2.24): accounts by name, and what can be done about them. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { Trans, useLingui } from '@lingui/react/macro';
import { searchOutline } from 'ionicons/icons';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { lengths } from '#contract/limits.ts';
import { type Person } from '#contract/operators.ts';
import { useSession } from '#client/data/session.ts';
import { Button } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { PageContent } from '#client/ui/page-content.tsx';
import { RootHeader } from '#client/ui/root-header.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { PagedList } from './paged-list.tsx';
import { peopleQuery } from './operator-queries.ts';
import { PeopleTable, personId } from './people-table.tsx';
import { type PersonAction } from './person-actions.tsx';
import { PersonSheet } from './person-sheet.tsx';
import './operator-tables.css';

export type Asked = { readonly person: Person; readonly action: PersonAction };

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
  const [sought, setSought] = useState('');
  const [asked, setAsked] = useState<Asked>();
  const [isOpen, setOpen] = useState(false);
  const query = useInfiniteQuery(peopleQuery(userId, sought));
  const people = query.data?.pages.flat() ?? [];
  usePageTitle(t`People`);
  return (
    <>
      <RootHeader />
      <PageContent footer="never" className="operator-page">
        <div className="operator-head">
          <h1>{t`People`}</h1>
          <SearchForm onSearch={setSought} />
        </div>
        <PagedList
          query={query}
          empty={people.length === 0 && <Trans>Nobody has a name that begins so.</Trans>}
        >
          <PeopleTable
            people={people}
            onAsk={(next) => {
              setAsked(next);
              setOpen(true);
            }}
          />
        </PagedList>
        <p className="kg-muted">
          <Trans>Every action asks for a reason and stands in the record.</Trans>
        </p>
      </PageContent>
      {asked && (
        <PersonSheet
          key={`${asked.person.user_id}-${asked.action}`}
          asked={asked}
          open={isOpen}
          onClose={(isDecided) => {
            flushSync(() => setOpen(false));
            // The button that had the focus may be another one now.
            if (isDecided) document.getElementById(personId(asked.person))?.focus();
          }}
        />
      )}
    </>
  );
}
