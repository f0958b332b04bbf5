/** On the log-in page: whether to be remembered, or the phone is somebody else's (product 2.41); never both. */
import { Trans, useLingui } from '@lingui/react/macro';
import { lockClosed } from 'ionicons/icons';
import { useState } from 'react';
import { type FormStore } from '#client/forms/form-store.ts';
import { useFormState } from '#client/forms/use-form.tsx';
import { Checkbox } from '#client/ui/fields/checkbox.tsx';
import { Note } from '#client/ui/note.tsx';
import { type LogIn } from './account-mutations.ts';

export function WhosePhone({ form }: { form: FormStore<LogIn> }) {
  const { t } = useLingui();
  const remember = useFormState(form, ({ values }) => values.remember);
  const isBorrowed = useFormState(form, ({ values }) => values.borrowed);
  const [unticked, setUnticked] = useState<string>();
  const tickRemember = (isTicked: boolean) => {
    setUnticked(isTicked && isBorrowed ? t`“This is not my phone” is off now.` : undefined);
    form.change(isTicked ? { remember: true, borrowed: false } : { remember: false });
  };
  const tickBorrowed = (isTicked: boolean) => {
    setUnticked(isTicked && remember ? t`“Remember me” is off now.` : undefined);
    form.change(isTicked ? { remember: false, borrowed: true } : { borrowed: false });
  };
  return (
    <>
      <Checkbox
        label={t`Remember me`}
        name="remember"
        checked={remember}
        onChange={({ target }) => tickRemember(target.checked)}
      />
      <Checkbox
        label={t`This is not my phone`}
        name="borrowed"
        checked={isBorrowed}
        onChange={({ target }) => tickBorrowed(target.checked)}
      />
      <div role="status" className="account-borrowed">
        {unticked && <span className="kg-visually-hidden">{unticked}</span>}
        {isBorrowed && (
          <Note icon={lockClosed}>
            <Trans>
              When you close Karngea, nothing of yours stays on this phone. Do not let the browser keep your
              password.
            </Trans>
          </Note>
        )}
      </div>
    </>
  );
}
