/** How decisions, stars and notes appear in the outbox, and what follows each answer (product 4.19, 10.3). */
import { i18n, type I18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type QueryClient } from '@tanstack/react-query';
import { checkmarkDone, createOutline, star } from 'ionicons/icons';
import {
  decideApplication,
  decideApplications,
  type Decided,
  markApplication,
} from '#contract/application-handling.ts';
import { type OutboxItem } from '#contract/outbox-item.ts';
import { queued } from '#client/data/queued-call.ts';
import { decisionDraft } from '#client/data/drafts.ts';
import { notify } from '#client/ui/notices.ts';
import { refreshApplications } from './application-changes.ts';

function sentencesOf({ done, skipped }: Decided): MessageDescriptor[] {
  const n = done.length;
  const decided = skipped.filter(({ code }) => code === 'already_decided').length;
  const withdrawn = skipped.length - decided;
  return [
    ...(n > 0 ? [msg`Answers sent: ${{ n }}.`] : []),
    ...(decided > 0 ? [msg`Already answered: ${{ n: decided }}.`] : []),
    ...(withdrawn > 0 ? [msg`Withdrawn: ${{ n: withdrawn }}.`] : []),
  ];
}

/** One sentence for each kind of result (product 2.30). */
export const decisionResultText = (decided: Decided, i18n: I18n): string =>
  sentencesOf(decided)
    .map((sentence) => i18n._(sentence))
    .join(' ');

type SentItem = { item: OutboxItem; client: QueryClient };

const refresh = ({ item: { owner }, client }: SentItem): void => {
  if (owner !== null) void refreshApplications(client, owner);
};

export const queuedDecisions = [
  queued({
    call: decideApplication,
    icon: () => checkmarkDone,
    title: ({ subject, input }) =>
      input.body.status === 'accepted' ? msg`Accept: ${{ subject }}` : msg`Reject: ${{ subject }}`,
    afterSent: (sent) => {
      refresh(sent);
      const { params, body } = sent.item.input;
      decisionDraft(Number(params.id)).clear();
      notify(
        'green',
        body.status === 'accepted'
          ? msg`The application has been accepted.`
          : msg`The application has been rejected.`,
      );
    },
    afterRefusal: refresh,
  }),
  queued({
    call: decideApplications,
    icon: () => checkmarkDone,
    title: ({ input: { body } }) => {
      const n = body.ids.length;
      return body.status === 'accepted' ? msg`Accept ${{ n }}` : msg`Reject ${{ n }}`;
    },
    afterSent: (sent) => {
      refresh(sent);
      if (sent.reply) notify('green', decisionResultText(sent.reply, i18n));
    },
    afterRefusal: refresh,
  }),
  queued({
    call: markApplication,
    icon: ({ input }) => (input.body.note === undefined ? star : createOutline),
    title: ({ subject, input }) =>
      input.body.note === undefined ? msg`Star: ${{ subject }}` : msg`Note: ${{ subject }}`,
    afterSent: refresh,
    afterRefusal: refresh,
  }),
];
