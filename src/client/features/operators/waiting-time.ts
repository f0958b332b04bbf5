/** How long something has been waiting, in words. */
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

export function useWaitingTime(): (since: string) => string {
  const { t } = useLingui();
  return (since) => {
    const ms = Math.max(0, Date.now() - Date.parse(since));
    const minutes = Math.max(1, Math.floor(ms / minuteMs));
    const hours = Math.floor(ms / hourMs);
    const days = Math.floor(ms / dayMs);
    if (days > 0) return t`${plural(days, { one: 'waiting # day', other: 'waiting # days' })}`;
    if (hours > 0) return t`${plural(hours, { one: 'waiting # hour', other: 'waiting # hours' })}`;
    return t`${plural(minutes, { one: 'waiting # minute', other: 'waiting # minutes' })}`;
  };
}
