/** Deletes an alert a while after the tap (product 2.26): until then it can be had back; whoever leaves deletes it at once. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Alert, removeAlert } from '#contract/alerts.ts';
import { hasCode } from '#client/data/api-failure.ts';
import { call } from '#client/data/api.ts';
import { failureText } from '#client/language/failure-texts.ts';
import { notify } from '#client/ui/notices.ts';
import { takeBackMs } from '#client/ui/timings.ts';
import { refreshAlerts, takeOff } from './alert-queries.ts';

type Removing = {
  /** The one that can still be had back. */
  readonly removed: Alert | undefined;
  readonly remove: (alert: Alert) => void;
  readonly undo: () => void;
};

export function useRemoving(userId: number): Removing {
  const client = useQueryClient();
  const [removed, setRemoved] = useState<Alert>();

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
  const finish = useEffectEvent(() => {
    if (!removed) return;
    setRemoved(undefined);
    void send(removed);
  });

  useEffect(() => {
    if (!removed) return;
    const timer = setTimeout(() => finish(), takeBackMs);
    return () => clearTimeout(timer);
  }, [removed]);
  useEffect(() => {
    const leave = () => finish();
    const hide = () => document.hidden && finish();
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      finish();
    };
  }, []);

  return {
    removed,
    remove: (alert) => {
      if (removed) void send(removed);
      setRemoved(alert);
    },
    undo: () => setRemoved(undefined),
  };
}
