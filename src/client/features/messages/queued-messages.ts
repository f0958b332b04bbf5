/** How messages, invitations and answers appear in the outbox, and what follows once they are sent (product 2.29, 10.3). */
import { msg } from '@lingui/core/macro';
import { ban, calendar, chatbubbleEllipses } from 'ionicons/icons';
import {
  answerInterview,
  inviteToInterview,
  writeApplicationMessage,
} from '#contract/application-messages.ts';
import { blockOther, unblockOther } from '#contract/blocks.ts';
import { queued } from '#client/data/queued-call.ts';
import { refreshAfterBlocking } from './blocking.ts';
import { cacheAnswer, cacheMessage } from './thread-queries.ts';

export const queuedMessages = [
  queued({
    call: writeApplicationMessage,
    icon: () => chatbubbleEllipses,
    title: ({ subject }) => msg`Message: ${{ subject }}`,
    text: ({ input }) => input.body.text,
    afterSent: cacheMessage,
  }),
  queued({
    call: inviteToInterview,
    icon: () => calendar,
    title: ({ subject }) => msg`Interview: ${{ subject }}`,
    afterSent: cacheMessage,
  }),
  queued({
    call: answerInterview,
    icon: () => calendar,
    title: ({ subject }) => msg`Interview reply: ${{ subject }}`,
    afterSent: cacheAnswer,
  }),
  queued({
    call: blockOther,
    icon: () => ban,
    title: ({ subject }) => msg`Block: ${{ subject }}`,
    afterSent: ({ item: { owner }, client }) => refreshAfterBlocking(client, owner ?? 0),
  }),
  queued({
    call: unblockOther,
    icon: () => ban,
    title: ({ subject }) => msg`Unblock: ${{ subject }}`,
    afterSent: ({ item: { owner }, client }) => refreshAfterBlocking(client, owner ?? 0),
  }),
];
