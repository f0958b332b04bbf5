/** Tells what the server said to things that had waited in the outbox: in every copy of the job, and in a message. */
import { msg } from '@lingui/core/macro';
import { type QueryClient } from '@tanstack/react-query';
import { type OutboxNews } from '#contract/worker-messages.ts';
import { codeOf } from '#client/data/api-failure.ts';
import { onOutboxNews } from '#client/data/outbox-link.ts';
import { failureTexts } from '#client/language/failure-texts.ts';
import { notify } from '#client/ui/notices.ts';
import { closing, confirmJob } from './job-cache.ts';
import { isWatched } from './job-sending.ts';

function note(client: QueryClient, { receipt, status }: Extract<OutboxNews, { type: 'settled' }>): void {
  if (receipt.kind === 'message' || receipt.owner === null) return;
  const { job_id } = receipt.body;
  const isSent = receipt.state === 'sent';
  if (receipt.kind === 'favourite') {
    const { favorite } = receipt.body;
    confirmJob(client, receipt.owner, job_id, { favorite: isSent ? favorite : !favorite });
    return;
  }
  void client.invalidateQueries({ queryKey: ['applications', receipt.owner] });
  const code = codeOf(status, receipt.reason ?? undefined);
  if (isSent) confirmJob(client, receipt.owner, job_id, { applied: true });
  else if (code === 'job_closed') confirmJob(client, receipt.owner, job_id, closing);
  if (isSent) notify('green', msg`Your application has been sent.`);
  else notify('red', failureTexts[code]);
}

/** Follows the outbox while the app runs; gives the way to stop. */
export const followOutbox = (client: QueryClient): (() => void) =>
  onOutboxNews((news) => {
    if (news.type === 'settled' && !isWatched(news.receipt.key)) note(client, news);
  });
