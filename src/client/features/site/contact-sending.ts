/** Hands a message to the outbox, so that it arrives even when it cannot be sent now (decisions: contact form). Knows no screen. */
import { faultsSaid, type FieldFaults } from '#contract/faults.ts';
import { sendMessage } from '#contract/site.ts';
import { call } from '#client/data/api.ts';
import { ApiFailure } from '#client/data/api-failure.ts';
import { handIn } from '#client/data/outbox-link.ts';
import { newRequestKey } from '#client/data/request-key.ts';

export type ContactMessage = { name: string; email: string; text: string };

/** What the list of waiting things shows of a message. */
const subjectLength = 80;

/** Faults of fields that the form does not have are no reason to stop it. */
function faultsOf(failure: unknown): FieldFaults | undefined {
  if (!(failure instanceof ApiFailure) || failure.status !== 422) return undefined;
  return Object.keys(failure.fields).length > 0 ? faultsSaid(failure.fields) : undefined;
}

/**
 * Sends a message, or keeps it on the device until it can be sent; the same key goes with every try.
 * Gives the faults of its fields when the server refused it (422), else undefined (spec §8: nothing else is reported).
 * Throws ApiFailure where the device cannot keep it and the network cannot take it: only then it would be lost.
 */
export async function sendContactMessage(message: ContactMessage): Promise<FieldFaults | undefined> {
  const key = newRequestKey();
  const body = { name: message.name.trim(), email: message.email.trim(), text: message.text.trim() };
  const item = { kind: 'message', key, body, subject: body.text.slice(0, subjectLength) } as const;
  const handedIn = await handIn(item).catch((failure: unknown) => ({ failure }));
  if (handedIn) return 'failure' in handedIn ? faultsOf(handedIn.failure) : undefined;
  try {
    await call(sendMessage, { body }, { idempotencyKey: key });
    return undefined;
  } catch (failure) {
    const faults = faultsOf(failure);
    if (faults) return faults;
    throw failure;
  }
}
