/** Messages to the team (product 2.18, 8.3, 10.3): sending, the queued call, and editing a refused one. */
import { msg } from '@lingui/core/macro';
import { chatbubbleEllipses } from 'ionicons/icons';
import { sendMessage } from '#contract/site.ts';
import { queued } from '#client/data/queued-call.ts';
import { type FieldErrors, parseFieldErrors } from '#contract/validation-errors.ts';
import { isCall, type OutboxItem } from '#contract/outbox-item.ts';
import { ApiFailure, isPassing } from '#client/data/api-failure.ts';
import { send } from '#client/data/outbox-send.ts';

type ContactMessage = { name: string; email: string; text: string };

export const emptyMessage: ContactMessage = { name: '', email: '', text: '' };

/** Characters of a message shown in the outbox. */
const subjectLength = 80;

/** The form values of a queued or refused message. */
export function draftOf(item: OutboxItem): ContactMessage {
  if (!isCall(item, sendMessage)) return emptyMessage;
  const { name, email, text } = item.input.body;
  return { name: name ?? '', email, text };
}

/**
 * Sends a message, or stores it in the outbox until it can be sent.
 * Returns the field errors of a 422 reply, otherwise undefined: other refusals are not reported (product 8.3).
 * Throws ApiFailure if the message could neither be sent nor stored.
 */
export async function sendContactMessage(message: ContactMessage): Promise<FieldErrors | undefined> {
  const body = { name: message.name.trim(), email: message.email.trim(), text: message.text.trim() };
  const subject = body.text.slice(0, subjectLength);
  try {
    await send(sendMessage, { body }, { queueKey: 'message', subject });
    return undefined;
  } catch (failure) {
    const isRefused = failure instanceof ApiFailure && failure.status >= 400 && !isPassing(failure);
    if (!isRefused) throw failure;
    // Other refusals count as sent.
    const hasFieldErrors = failure.status === 422 && Object.keys(failure.fields).length > 0;
    return hasFieldErrors ? parseFieldErrors(failure.fields) : undefined;
  }
}

export const queuedContact = [
  queued({
    call: sendMessage,
    icon: () => chatbubbleEllipses,
    title: () => msg`Message to Karngea`,
    text: ({ subject }) => subject,
    fix: ({ key }) => ({ label: msg`Edit and send again`, to: '/contact', search: { again: key } }),
  }),
];
