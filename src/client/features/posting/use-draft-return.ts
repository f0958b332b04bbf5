/** Coming back to an unfinished posting (product 4.7): it is restored, said so, and goes on at step 2. */
import { msg } from '@lingui/core/macro';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { notify } from '#client/ui/notices.ts';
import { useShellLinks } from '#client/ui/shell-links.ts';
import { type Step } from './draft-rules.ts';
import { postingDraft } from './draft-store.ts';

const wizard = /^\/createjob(\/|$)/;
/** Whether the person is in the wizard now; walking between its steps is no return. */
let isInside = false;
/** Whoever begins with the fields of an earlier job comes back to nothing. */
export const enterWizard = (): void => void (isInside = true);

/** `step` is the one of the address. */
export function useDraftReturn(step: Step | undefined): void {
  const router = useRouter();
  const navigate = useNavigate();
  const { usePageIsActive, goBackTo } = useShellLinks();
  const active = usePageIsActive();
  useEffect(
    () =>
      router.history.subscribe(({ location }) => {
        if (!wizard.test(location.pathname)) isInside = false;
      }),
    [router],
  );
  useEffect(() => {
    if (!active || isInside) return;
    isInside = true;
    if (postingDraft.takeUnreadable()) {
      notify('blue', msg`An older draft couldn't be read and was deleted.`);
      return;
    }
    if (postingDraft.form.read().name.trim() === '') return;
    notify('blue', msg`Your draft has been restored.`);
    // From a later step the way leads back, so that the steps keep their order in the history.
    if (step && step > 2) goBackTo('/createjob/2');
    else if (step !== 2) void navigate({ to: '/createjob/$step', params: { step: '2' }, replace: true });
  }, [active, navigate, goBackTo, step]);
}
