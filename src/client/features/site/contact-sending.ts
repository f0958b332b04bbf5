/** Sends a message to the team through the outbox, so that it arrives even if it cannot be sent now (product 8.3, 10.3). */
import { readFieldErrors, type FieldErrors } from '#contract/validation-errors.ts';
import { isCall, type OutboxItem } from '#contract/outbox-item.ts';
import { sendMessage } from '#contract/site.ts';
import { ApiFailure, isRetryable } from '#client/data/api-failure.ts';
import { send } from '#client/data/outbox-send.ts';

export type ContactMessage = { name: string; email: string; text: string };

export const emptyMessage: ContactMessage = { name: '', email: '', text: '' };

/** What the list of waiting things shows of a message. */
const subjectLength = 80;

/** The words of a message that waits or was refused. */
export function draftOf(item: OutboxItem): ContactMessage {
  if (!isCall(item, sendMessage)) return emptyMessage;
  const { name, email, text } = item.input.body;
  return { name: name ?? '', email, text };
}

/**
 * Sends a message, or stores it on the device until it can be sent; the same key goes with every try.
 * Gives the errors of its fields when the server refused it (422), else undefined (product 8.3: nothing else is reported).
 * Throws ApiFailure where it can be neither stored nor sent: only then it would be lost.
 */
export async function sendContactMessage(message: ContactMessage): Promise<FieldErrors | undefined> {
  const body = { name: message.name.trim(), email: message.email.trim(), text: message.text.trim() };
  const subject = body.text.slice(0, subjectLength);
  try {
    await send(sendMessage, { body }, { queueKey: 'message', subject });
    return undefined;
  } catch (failure) {
    const isRefused = failure instanceof ApiFailure && failure.status >= 400 && !isRetryable(failure);
    if (!isRefused) throw failure;
    // Errors of fields that the form does not have are no reason to stop it.
    const isOfFields = failure.status === 422 && Object.keys(failure.fields).length > 0;
    return isOfFields ? readFieldErrors(failure.fields) : undefined;
  }
}
