/** Metrics of calls to other servers, by outcome. */
import { Histogram } from 'prom-client';
import { metricsRegistry } from '#server/http/observability/metrics.ts';
import { NotPublic } from './public-address.ts';

const sent = new Histogram({
  name: 'karngea_sent_seconds',
  help: 'Time of calls to push services, Telegram and the SMS gateway, by what came of them.',
  labelNames: ['to', 'outcome'],
  buckets: [0.05, 0.25, 1, 5, 15, 30],
  registers: [metricsRegistry],
});

/** `to` names the service and the call; `gone` are the statuses for receivers that no longer exist. */
type Target = { readonly to: string; readonly gone?: readonly number[] };

function outcomeOf(status: number, gone: readonly number[]): string {
  if (status >= 200 && status < 300) return 'taken';
  if (gone.includes(status)) return 'gone';
  return status === 429 ? 'too_many' : 'refused';
}

/** Runs and measures `send`. */
export async function timeOutgoing<A extends { readonly status: number }>(
  { to, gone = [] }: Target,
  send: () => Promise<A>,
): Promise<A> {
  const stop = sent.startTimer({ to });
  let outcome = 'unanswered';
  try {
    const answer = await send();
    outcome = outcomeOf(answer.status, gone);
    return answer;
  } catch (error) {
    if (error instanceof NotPublic) outcome = 'gone';
    throw error;
  } finally {
    stop({ outcome });
  }
}
