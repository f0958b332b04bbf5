/** Telegram asks before it closes the app while something typed or unsent is there. */
import { type QueryClient } from '@tanstack/react-query';
import { hasUnsavedInput } from '#client/app/update/unsaved-forms.ts';
import { outboxQuery } from '#client/data/outbox-query.ts';
import { readSession } from '#client/data/session.ts';
import { send } from '#client/data/telegram-bridge.ts';
import { type ShellController } from '#client/ionic-tanstack/shell-controller.ts';

/** Drafts of pages that aren't shown; in Telegram they end with the session. */
const draftKey = /^(jobDraft$|(jobEdit|cvDraft|message|decision):)/;

function hasDraft(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => draftKey.test(key));
  } catch {
    return false;
  }
}

const checkEveryMs = 1_000;

export function confirmClosing({ router }: ShellController, queryClient: QueryClient): void {
  let isConfirmed: boolean | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;
  const hasUnsent = () => {
    const owner = readSession()?.user_id ?? null;
    const items = queryClient.getQueryData(outboxQuery.queryKey) ?? [];
    return items.some((item) => item.owner === owner && item.subject !== '' && item.state !== 'sent');
  };
  const check = () => {
    const needsConfirmation = hasUnsavedInput() || hasUnsent() || hasDraft();
    if (needsConfirmation === isConfirmed) return;
    isConfirmed = needsConfirmation;
    send('web_app_setup_closing_behavior', { need_confirmation: needsConfirmation });
    // Forms are emptied without an event, for example once they were sent.
    clearInterval(timer);
    if (needsConfirmation) timer = setInterval(check, checkEveryMs);
  };
  for (const event of ['input', 'change', 'click'])
    document.addEventListener(event, () => requestAnimationFrame(check));
  router.subscribe('onResolved', check);
  queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] === outboxQuery.queryKey[0]) check();
  });
  check();
}
