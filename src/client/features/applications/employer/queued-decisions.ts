/** Decisions, stars and notes of an employer in the outbox (product 4.19, 10.3). */
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type QueryClient } from '@tanstack/react-query';
import { checkmarkDone, createOutline, star } from 'ionicons/icons';
import { decideApplication, decideApplications, markApplication } from '#contract/application-handling.ts';
import { type OutboxItem } from '#contract/outbox-item.ts';
import { queued } from '#client/data/queued-call.ts';
import { decisionDraft } from '#client/data/drafts.ts';
import { notify } from '#client/ui/notices.ts';
import { refreshApplications } from './application-changes.ts';
import { decidedText } from './decided-texts.ts';

type Answered = { item: OutboxItem; client: QueryClient };

const refresh = ({ item: { owner }, client }: Answered): void => {
  if (owner !== null) void refreshApplications(client, owner);
};

export const queuedDecisions = [
  queued({
    call: decideApplication,
    icon: () => checkmarkDone,
    title: ({ subject, input }) =>
      input.body.status === 'accepted' ? msg`Accept: ${{ subject }}` : msg`Reject: ${{ subject }}`,
    afterSent: (answered) => {
      refresh(answered);
      const { params, body } = answered.item.input;
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
    afterSent: (answered) => {
      refresh(answered);
      if (answered.reply) notify('green', decidedText(answered.reply, i18n));
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
