/** What is wrong with a message before it is sent (spec §5 Contact), by the contract's own rules. Knows no texts. */
import * as z from 'zod/mini';
import { type FieldFaults, fieldFaults } from '#contract/faults.ts';
import { contactMessage } from '#contract/site.ts';

export type ContactDraft = { name: string; email: string; text: string };

export const emptyDraft: ContactDraft = { name: '', email: '', text: '' };

/** The faults by field; empty when the message can be sent. */
export function faultsOfDraft(draft: ContactDraft): FieldFaults {
  const parsed = z.safeParse(contactMessage, draft);
  return parsed.success ? {} : fieldFaults(parsed.error);
}
