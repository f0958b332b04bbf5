/** The people or companies that the user blocks, with buttons to unblock them (product 2.29). */
import { Trans, useLingui } from '@lingui/react/macro';
import { businessOutline, personOutline } from 'ionicons/icons';
import { type Blocked } from '#contract/blocks.ts';
import { type User } from '#contract/sessions.ts';
import { useDates } from '#client/language/dates.ts';
import { useCompanyName } from '#client/language/names.ts';
import { Button } from '#client/ui/button.tsx';
import { SettingRow } from '#client/ui/setting-row.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import { useBlocking } from './blocking.ts';

function BlockedEntry({ user, entry }: { user: User; entry: Blocked }) {
  const { t } = useLingui();
  const { dayAndMonth } = useDates();
  const companyName = useCompanyName();
  const isEmployer = user.acc_type === 'employer';
  const { id, name, name_km, blocked_at } = entry;
  const shown =
    name === null ? (isEmployer ? t`An applicant` : t`A company`) : companyName({ name, name_km }).name;
  const { isBlocked, isBusy, setBlocked } = useBlocking(user.user_id, { id, blocked: true, subject: shown });
  const since = dayAndMonth(blocked_at);
  return (
    <SettingRow
      icon={isEmployer ? personOutline : businessOutline}
      title={shown}
      hint={<Trans comment="A day follows">Since {since}</Trans>}
    >
      {isBlocked && (
        <Button
          variant="outline"
          small
          busy={isBusy}
          aria-label={t`Unblock: ${shown}`}
          onClick={() => void setBlocked(false).catch(() => undefined)}
        >
          <Trans>Unblock</Trans>
        </Button>
      )}
    </SettingRow>
  );
}

type Props = { user: User; blocked: readonly Blocked[]; open: boolean; onClose: () => void };

export function BlockedSheet({ user, blocked, open, onClose }: Props) {
  const { t } = useLingui();
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t({ message: 'Blocked', comment: 'A list of people or companies' })}
    >
      {blocked.length === 0 ? (
        <p className="kg-muted">
          <Trans>You block no one.</Trans>
        </p>
      ) : (
        <div className="kg-rows">
          {blocked.map((entry) => (
            <BlockedEntry key={entry.id} user={user} entry={entry} />
          ))}
        </div>
      )}
    </Sheet>
  );
}
