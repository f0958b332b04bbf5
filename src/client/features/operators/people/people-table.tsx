/** Accounts as a table; on phones each is a card. */
import { Trans, useLingui } from '@lingui/react/macro';
import { ban, checkmarkCircle } from 'ionicons/icons';
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

/** What can be done about an account, as it stands: nothing about other operators (product 7.17). */
export type PersonAction = (typeof personActions)[number];

type PersonActionsProps = {
  person: Person;
  onAsk: (asked: { person: Person; action: PersonAction }) => void;
};

function PersonActions({ person, onAsk }: PersonActionsProps) {
  const isOnline = useIsOnline();
  const ask = (action: PersonAction) => ({
    small: true,
    disabled: !isOnline,
    'aria-haspopup': 'dialog' as const,
    onClick: () => onAsk({ person, action }),
  });
  if (person.acc_type === 'operator') return null;
  return (
    <div className="person-actions">
      {person.suspended ? (
        <Button variant="outline" {...ask('restore')}>
          <Trans>Restore</Trans>
        </Button>
      ) : (
        <>
          <Button variant="danger" {...ask('suspend')}>
            <Trans>Suspend</Trans>
          </Button>
          <Button variant="outline" {...ask('recover')}>
            <Trans>Recovery code</Trans>
          </Button>
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

type Props = {
  people: readonly Person[];
  onAsk: (asked: { person: Person; action: PersonAction }) => void;
};

/** Where the focus goes once something was decided about them. */
export const personId = ({ user_id }: Person): string => `person-${user_id}`;

const State = ({ suspended }: { suspended: boolean }) =>
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

function useTypeName(): (type: AccType) => string {
  const { t } = useLingui();
  const names: Readonly<Record<AccType, string>> = {
    employee: t`Job seeker`,
    employer: t`Employer`,
    operator: t`Operator`,
  };
  return (type) => names[type];
}

function Cards({ people, onAsk }: Props) {
  const { t } = useLingui();
  const typeName = useTypeName();
  const { longDate } = useDates();
  return (
    <ul className="operator-cards" aria-label={t`People`}>
      {people.map((person) => (
        <li key={person.user_id} className="kg-card padded">
          <strong id={personId(person)} tabIndex={-1} lang={langOf(person.name)}>
            {person.name}
          </strong>
          <State suspended={person.suspended} />
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
          <PersonActions person={person} onAsk={onAsk} />
        </li>
      ))}
    </ul>
  );
}

function Table({ people, onAsk }: Props) {
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
            <th scope="row" id={personId(person)} tabIndex={-1} lang={langOf(person.name)}>
              {person.name}
            </th>
            <td>{typeName(person.acc_type)}</td>
            <td>{longDate(person.created_at)}</td>
            <td className="number">{person.jobs}</td>
            <td className="number">{person.applications}</td>
            <td>
              <State suspended={person.suspended} />
            </td>
            <td className="actions">
              <PersonActions person={person} onAsk={onAsk} />
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
