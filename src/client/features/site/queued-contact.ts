/** Messages to the team in the outbox (product 2.18, 10.3): a refused one is edited and sent again. */
import { msg } from '@lingui/core/macro';
import { chatbubbleEllipses } from 'ionicons/icons';
import { sendMessage } from '#contract/site.ts';
import { queued } from '#client/data/queued-call.ts';

export const queuedContact = [
  queued({
    call: sendMessage,
    icon: () => chatbubbleEllipses,
    title: () => msg`Message to Karngea`,
    text: ({ subject }) => subject,
    fix: ({ key }) => ({ label: msg`Edit and send again`, to: '/contact', search: { again: key } }),
  }),
];
