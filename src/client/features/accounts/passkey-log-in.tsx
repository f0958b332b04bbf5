/** On the log-in page: in by the phone's own lock, without a name or password (product 2.40). */
import { Trans, useLingui } from '@lingui/react/macro';
import { fingerPrintOutline } from 'ionicons/icons';
import { hasCode } from '#client/data/api-failure.ts';
import { type FormStore } from '#client/forms/form-store.ts';
import { Button } from '#client/ui/button.tsx';
import { Note } from '#client/ui/note.tsx';
import { type LogIn } from './account-mutations.ts';
import { passkeyFailure } from './passkey-failures.ts';
import { useCanUsePasskeys, useLogInByPasskey } from './passkey-queries.ts';
import { SuspendedNote } from './suspended-note.tsx';
import { useEnter } from './use-enter.ts';

function Trouble({ failure }: { failure: Error }) {
  const { i18n } = useLingui();
  if (hasCode(failure, 'suspended')) return <SuspendedNote />;
  const text = passkeyFailure(failure);
  return <Note tone="red">{typeof text === 'string' ? text : i18n._(text)}</Note>;
}

export function PasskeyLogIn({ form }: { form: FormStore<LogIn> }) {
  const canUse = useCanUsePasskeys();
  const enter = useEnter();
  const logIn = useLogInByPasskey();
  if (!canUse) return null;
  const start = () => logIn.mutate(form.read().remember, { onSuccess: (user) => user && enter() });
  return (
    <>
      <Button
        className="account-passkey"
        variant="outline"
        wide
        icon={fingerPrintOutline}
        busy={logIn.isPending}
        onClick={start}
      >
        <Trans>With fingerprint or screen lock</Trans>
      </Button>
      <div role="alert" className="account-alert">
        {logIn.error && <Trouble failure={logIn.error} />}
      </div>
    </>
  );
}
