/** Tells, while the app runs, what the server said to what an employer did without a network (product 10.3). */
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { decideApplications, markApplication, decideApplication } from '#contract/application-handling.ts';
import { isCall } from '#contract/outbox-item.ts';
import { codeOf } from '#client/data/api-failure.ts';
import { onOutboxNews } from '#client/data/outbox-draining.ts';
import { isWatched } from '#client/data/outbox-send.ts';
import { removeOwn } from '#client/data/session-storage.ts';
import { failureTexts } from '#client/language/failure-texts.ts';
import { notify } from '#client/ui/notices.ts';
import { refreshApplications } from './application-changes.ts';
import { decidedText } from './decided-texts.ts';
import { decisionDraft } from './use-decide.ts';

const acts = [decideApplication, decideApplications, markApplication];
let isFollowed = false;

/** Begins once, with the first screen that shows applications to an employer. */
export function followActs(client: QueryClient): void {
  if (isFollowed) return;
  isFollowed = true;
  onOutboxNews((news) => {
    if (news.type !== 'settled' || isWatched(news.item.key)) return;
    const { item, status, body } = news;
    if (item.owner === null || !acts.some((act) => isCall(item, act))) return;
    void refreshApplications(client, item.owner);
    if (item.state === 'failed') return notify('red', failureTexts[codeOf(status, item.reason ?? undefined)]);
    const decided = isCall(item, decideApplications) && z.safeParse(decideApplications.reply, body);
    if (decided && decided.success) return notify('green', decidedText(decided.data, i18n));
    if (!isCall(item, decideApplication)) return;
    removeOwn(decisionDraft(Number(item.input.params.id)));
    notify(
      'green',
      item.input.body.status === 'accepted'
        ? msg`The application is accepted.`
        : msg`The application is rejected.`,
    );
  });
}
