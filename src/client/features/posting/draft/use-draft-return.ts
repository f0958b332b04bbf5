/** Restores an unfinished posting when the user returns to the wizard, and opens step 2 (product 4.7). */
import { msg } from '@lingui/core/macro';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { notify } from '#client/ui/notices.ts';
import { useShellLinks } from '#client/ui/shell-links.ts';
import { type Step } from './draft-rules.ts';
import { postingDraft } from './draft-store.ts';

const wizardPath = /^\/createjob(\/|$)/;
/** True while in the wizard: moving between its steps is no return. */
let isInside = false;
/** Call before opening the wizard with a prefilled draft, which must not count as restored. */
export const markInsideWizard = (): void => void (isInside = true);

/** `step` is the step in the URL. */
export function useDraftReturn(step: Step | undefined): void {
  const router = useRouter();
  const navigate = useNavigate();
  const { usePageIsActive, goBackTo } = useShellLinks();
  const active = usePageIsActive();
  useEffect(
    () =>
      router.history.subscribe(({ location }) => {
        if (!wizardPath.test(location.pathname)) isInside = false;
      }),
    [router],
  );
  useEffect(() => {
    if (!active || isInside) return;
    isInside = true;
    if (postingDraft.consumeUnreadable()) {
      notify('blue', msg`An older draft couldn't be read and was deleted.`);
      return;
    }
    if (postingDraft.form.read().name.trim() === '') return;
    notify('blue', msg`Your draft has been restored.`);
    // From a later step go back, so that the steps stay in order in the history.
    if (step && step > 2) goBackTo('/createjob/2');
    else if (step !== 2) void navigate({ to: '/createjob/$step', params: { step: '2' }, replace: true });
  }, [active, navigate, goBackTo, step]);
}
