/** Which notices also come as notifications and messages; each choice is saved at once (product 2.33). */
import { type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type Notify, notifyGroups, type NotifyGroup } from '#contract/account-settings.ts';
import { type User } from '#contract/sessions.ts';
import { useIsOnline } from '#client/data/connection.ts';
import { Button } from '#client/ui/button.tsx';
import { Switch } from '#client/ui/fields/switch.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import { useSetNotify } from './account-queries.ts';

type Names = Readonly<Record<NotifyGroup, MessageDescriptor>>;

const alerts = msg`New jobs from my alerts`;
const ofEmployees: Names = {
  applications: msg`Answers to my applications`,
  messages: msg`Messages and interviews`,
  alerts,
  jobs: msg`Changes to jobs I applied to`,
};
const ofEmployers: Names = {
  applications: msg`Applications for my jobs`,
  messages: msg`Messages and interviews`,
  alerts,
  jobs: msg`My jobs and my company`,
};
/** As the drawing has them: what concerns others last. */
const order = [...notifyGroups].sort((one, other) => Number(one === 'jobs') - Number(other === 'jobs'));

type Props = { user: User; chosen: Notify; open: boolean; onClose: () => void };

export function KindsSheet({ user, chosen, open, onClose }: Props) {
  const { t } = useLingui();
  const isOnline = useIsOnline();
  const saving = useSetNotify(user.user_id);
  const names = user.acc_type === 'employer' ? ofEmployers : ofEmployees;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t`What to notify me about`}
      footer={
        <Button wide onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      }
    >
      {order.map((group) => (
        <Switch
          key={group}
          label={t(names[group])}
          hint={!isOnline && <Trans>Needs internet</Trans>}
          checked={chosen[group]}
          disabled={!isOnline}
          onChange={({ target }) => saving.mutate({ [group]: target.checked })}
        />
      ))}
      <p className="kg-muted kinds-note">
        <Trans>You can still see everything under Notifications.</Trans>{' '}
        <span role="status">{saving.isSuccess && isOnline && <Trans>Saved</Trans>}</span>
      </p>
    </Sheet>
  );
}
