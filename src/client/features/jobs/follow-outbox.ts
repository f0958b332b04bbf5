/** Tells what the server said to things that had waited in the outbox: in every copy of the job, and in a message. */
import { msg } from '@lingui/core/macro';
import { type QueryClient } from '@tanstack/react-query';
import { apply } from '#contract/applications.ts';
import { addFavourite, removeFavourite } from '#contract/jobs.ts';
import { isCall } from '#contract/outbox-item.ts';
import { type OutboxNews } from '#contract/worker-messages.ts';
import { codeOf } from '#client/data/api-failure.ts';
import { onOutboxNews } from '#client/data/outbox-draining.ts';
import { isWatched } from '#client/data/outbox-link.ts';
import { failureTexts } from '#client/language/failure-texts.ts';
import { notify } from '#client/ui/notices.ts';
import { closing, confirmJob } from './job-cache.ts';

function note(client: QueryClient, { item, status }: Extract<OutboxNews, { type: 'settled' }>): void {
  const { owner, reason } = item;
  if (owner === null) return;
  const isSent = item.state === 'sent';
  if (isCall(item, addFavourite) || isCall(item, removeFavourite)) {
    const favorite = isCall(item, addFavourite) === isSent;
    confirmJob(client, owner, Number(item.input.params.id), { favorite });
  }
  if (!isCall(item, apply)) return;
  const jobId = Number(item.input.body.job_id);
  void client.invalidateQueries({ queryKey: ['applications', owner] });
  const code = codeOf(status, reason ?? undefined);
  if (isSent) confirmJob(client, owner, jobId, { applied: true });
  else if (code === 'job_closed') confirmJob(client, owner, jobId, closing);
  if (isSent) notify('green', msg`Your application has been sent.`);
  else notify('red', failureTexts[code]);
}

/** Follows the outbox while the app runs. */
export const followOutbox = (client: QueryClient): void =>
  void onOutboxNews((news) => {
    if (news.type === 'settled' && !isWatched(news.item.key)) note(client, news);
  });
