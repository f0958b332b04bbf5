/** Deletes an alert six seconds after the tap, or when the page is left; until then it can be undone (product 2.26). */
import { useQueryClient } from '@tanstack/react-query';
import { type Alert, removeAlert } from '#contract/alerts.ts';
import { hasCode } from '#client/data/api-failure.ts';
import { call } from '#client/data/api.ts';
import { useUndo } from '#client/data/use-undo.ts';
import { failureText } from '#client/language/failure-texts.ts';
import { notify } from '#client/ui/notices.ts';
import { takeBackMs } from '#client/ui/timings.ts';
import { refreshAlerts, takeOff } from './alert-queries.ts';

export function useRemoving(userId: number) {
  const client = useQueryClient();

  async function send({ id }: Alert): Promise<void> {
    takeOff(client, userId, id);
    try {
      await call(removeAlert, { params: { id } }, { keepalive: true });
    } catch (failure) {
      // Gone from elsewhere is gone.
      if (!hasCode(failure, 'not_found')) notify('red', failureText(failure));
    }
    await refreshAlerts(client, userId);
  }
  return useUndo<Alert>((alert) => void send(alert), takeBackMs);
}
