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
import { decidePerson } from '#contract/operator-decisions.ts';
import { call } from '#client/data/api.ts';
import { Note } from '#client/ui/note.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import { PagedList } from '../paged-list.tsx';
import { peopleQuery } from '../operator-queries.ts';
import { PeopleTable, type PersonAction, personElementId } from './people-table.tsx';
import { ReasonForm, useReasonForm } from '../reason-form.tsx';
import '../operator-tables.css';

type Props = {
  action: PersonAction;
  open: boolean;
  onClose: (isDone: boolean) => void;
};

/** Screen readers spell the code letter by letter, because operators dictate it. */
function RecoveryCode({ code }: { code: string }) {
  return (
    <div role="status">
      <p className="recovery-code" tabIndex={-1} aria-label={[...code].join(' ')}>
        {code}
      </p>
      <p className="kg-muted recovery-note">
        <Trans>Give it to them now. It's shown once and works once.</Trans>
      </p>
    </div>
  );
}

function useTitles({ person, action }: PersonAction): { title: string; button: string } {
  const { t } = useLingui();
  const { name } = person;
  switch (action) {
    case 'suspend':
      return { title: t`Suspend ${name}`, button: t`Suspend` };
    case 'restore':
      return { title: t`Restore ${name}`, button: t`Restore` };
    case 'recover':
      return { title: t`Recovery code for ${name}`, button: t`Recovery code` };
  }
}

/** Suspends or restores an account, or issues a recovery code; each needs a reason (product 2.24, 4.18). */
function PersonSheet({ action: personAction, open, onClose }: Props) {
  const { t } = useLingui();
  const { person, action } = personAction;
  const { title, button } = useTitles(personAction);
  const [code, setCode] = useState<string>();
  const reason = useReasonForm({
    send: (text) => call(decidePerson, { params: { id: person.user_id }, body: { action, reason: text } }),
    onDone: (answer) => (answer.code === undefined ? close(true) : setCode(answer.code)),
  });
  const close = (isDone: boolean) => {
    // A code is shown only once.
    setCode(undefined);
    reason.clear();
    onClose(isDone);
  };
  return (
    <Sheet
      open={open}
      onClose={() => close(code !== undefined)}
      title={title}
      footer={
        code === undefined ? (
          <Button
            type="submit"
            form={reason.id}
            wide
            className={action === 'suspend' ? 'suspend-button' : undefined}
            busy={reason.isPending}
          >
            {button}
          </Button>
        ) : (
          <Button wide onClick={() => close(true)}>
            <Trans>Done</Trans>
          </Button>
        )
      }
    >
      {action === 'recover' && (
        <Note tone="marigold">
          <Trans>First verify who it is: meet them, or ask for facts only they can know.</Trans>
        </Note>
      )}
      {code === undefined ? (
        <ReasonForm reason={reason} label={action === 'recover' ? t`How you verified this` : t`Reason`} />
      ) : (
        <RecoveryCode code={code} />
      )}
    </Sheet>
  );
}

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
