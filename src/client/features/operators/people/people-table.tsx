/** Accounts as a table, on phones as cards, with the actions on each. */
import { Trans, useLingui } from '@lingui/react/macro';
import { ban, checkmarkCircle } from 'ionicons/icons';
import { Link } from '@tanstack/react-router';
import { type AccType } from '#contract/roles.ts';
import { type Person } from '#contract/operators.ts';
import { useDates } from '#client/language/dates.ts';
import { Icon } from '#client/ui/icon.tsx';
import { useIsWide } from '#client/ui/use-is-wide.ts';
import { langOf } from '#client/ui/user-text.tsx';
import { type personActions } from '#contract/operator-decisions.ts';
import { useIsOnline } from '#client/data/connection.ts';
import { Button } from '#client/ui/button.tsx';
import '#client/ui/badge.css';

type Account = Pick<Person, 'user_id' | 'name' | 'acc_type' | 'suspended'> & {
  /** No one logs in to it. */
  readonly unclaimed?: boolean;
};

export type PersonAction = {
  readonly person: Account;
  readonly action: (typeof personActions)[number];
};

type OnAction = (action: PersonAction) => void;

/** No actions for other operators (product 7.17). */
export function PersonActions({ person, onAction }: { person: Account; onAction: OnAction }) {
  const isOnline = useIsOnline();
  const buttonProps = (action: PersonAction['action']) => ({
    small: true,
    disabled: !isOnline,
    'aria-haspopup': 'dialog' as const,
    onClick: () => onAction({ person, action }),
  });
  if (person.acc_type === 'operator') return null;
  return (
    <div className="person-actions">
      {person.suspended ? (
        <Button variant="outline" {...buttonProps('restore')}>
          <Trans>Restore</Trans>
        </Button>
      ) : (
        <>
          <Button variant="danger" {...buttonProps('suspend')}>
            <Trans>Suspend</Trans>
          </Button>
          {!person.unclaimed && (
            <Button variant="outline" {...buttonProps('recover')}>
              <Trans>Recovery code</Trans>
            </Button>
          )}
        </>
      )}
      {!isOnline && (
        <span className="kg-muted">
          <Trans>Needs internet</Trans>
        </span>
      )}
    </div>
  );
}

type Props = { people: readonly Person[]; onAction: OnAction };

/** Id of the element that gets the focus after an action on the account. */
export const personElementId = ({ user_id }: Pick<Person, 'user_id'>): string => `person-${user_id}`;

export const AccountState = ({ suspended }: { suspended: boolean }) =>
  suspended ? (
    <span className="kg-badge rejected">
      <Icon name={ban} size={16} />
      <Trans>Suspended</Trans>
    </span>
  ) : (
    <span className="kg-badge hiring">
      <Icon name={checkmarkCircle} size={16} />
      <Trans>Active</Trans>
    </span>
  );

export function useTypeName(): (type: AccType) => string {
  const { t } = useLingui();
  const names: Readonly<Record<AccType, string>> = {
    employee: t`Job seeker`,
    employer: t`Employer`,
    operator: t`Operator`,
  };
  return (type) => names[type];
}

const PersonLink = ({ person }: { person: Person }) => (
  <Link
    className="kg-link"
    to="/operator/people/$id"
    params={{ id: String(person.user_id) }}
    lang={langOf(person.name)}
  >
    {person.name}
  </Link>
);

function Cards({ people, onAction }: Props) {
  const { t } = useLingui();
  const typeName = useTypeName();
  const { longDate } = useDates();
  return (
    <ul className="operator-cards" aria-label={t`People`}>
      {people.map((person) => (
        <li key={person.user_id} className="kg-card padded">
          <strong id={personElementId(person)} tabIndex={-1}>
            <PersonLink person={person} />
          </strong>
          <AccountState suspended={person.suspended} />
          <dl>
            <dt>{t`Type`}</dt>
            <dd>{typeName(person.acc_type)}</dd>
            <dt>{t({ message: 'Since', comment: 'Since when an account exists' })}</dt>
            <dd>{longDate(person.created_at)}</dd>
            <dt>{t`Jobs`}</dt>
            <dd>{person.jobs}</dd>
            <dt>{t`Applications`}</dt>
            <dd>{person.applications}</dd>
          </dl>
          <PersonActions person={person} onAction={onAction} />
        </li>
      ))}
    </ul>
  );
}

function Table({ people, onAction }: Props) {
  const { t } = useLingui();
  const typeName = useTypeName();
  const { longDate } = useDates();
  return (
    <table className="kg-card operator-table" aria-label={t`People`}>
      <thead>
        <tr>
          <th scope="col">{t`Name`}</th>
          <th scope="col">{t`Type`}</th>
          <th scope="col">{t({ message: 'Since', comment: 'Since when an account exists' })}</th>
          <th scope="col" className="number">{t`Jobs`}</th>
          <th scope="col" className="number">{t`Applications`}</th>
          <th scope="col">{t({ message: 'State', comment: 'Of an account: active or suspended' })}</th>
          <th scope="col">
            <span className="kg-visually-hidden">{t`More`}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <tr key={person.user_id}>
            <th scope="row" id={personElementId(person)} tabIndex={-1}>
              <PersonLink person={person} />
            </th>
            <td>{typeName(person.acc_type)}</td>
            <td>{longDate(person.created_at)}</td>
            <td className="number">{person.jobs}</td>
            <td className="number">{person.applications}</td>
            <td>
              <AccountState suspended={person.suspended} />
            </td>
            <td className="actions">
              <PersonActions person={person} onAction={onAction} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function PeopleTable(props: Props) {
  return useIsWide() ? <Table {...props} /> : <Cards {...props} />;
}
