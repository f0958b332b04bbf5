/** All declarations of queued calls, and the handling of answers. Loaded with the first answer or the list of waiting items. */
import { type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { countNotices } from '#contract/notices.ts';
import { isCall, type OutboxItem } from '#contract/outbox-item.ts';
import { call } from '#client/data/api.ts';
import { cancel } from '#client/data/outbox-send.ts';
import { type QueuedCallDeclaration } from '#client/data/queued-call.ts';
import { readSession } from '#client/data/session.ts';
import { queuedAlerts } from '#client/features/alerts/queued-alerts.ts';
import { queuedDecisions } from '#client/features/applications/employer/queued-decisions.ts';
import { queuedApplications } from '#client/features/applications/queued-applications.ts';
import { queuedCvs } from '#client/features/cvs/queued-cvs.ts';
import { queuedFavourites } from '#client/features/jobs/saved/queued-favourites.ts';
import { queuedMessages } from '#client/features/messages/queued-messages.ts';
import { queuedNotices } from '#client/features/notices/queued-notices.ts';
import { queuedReports } from '#client/features/reports/queued-reports.ts';
import { queuedContact } from '#client/features/site/queued-contact.ts';
import { failureTexts } from '#client/language/failure-texts.ts';
import { notify } from '#client/ui/toast.ts';

export const queuedCalls: readonly QueuedCallDeclaration[] = [
  ...queuedAlerts,
  ...queuedApplications,
  ...queuedContact,
  ...queuedCvs,
  ...queuedDecisions,
  ...queuedFavourites,
  ...queuedMessages,
  ...queuedNotices,
  ...queuedReports,
];

/** Undefined for a call that only another version of the app knows. */
export const declarationOf = (item: OutboxItem): QueuedCallDeclaration | undefined =>
  queuedCalls.find(({ call }) => isCall(item, call));

/** Why an item was refused. */
export function refusalText({ reason }: OutboxItem): MessageDescriptor {
  if (reason === 'expired') return msg`Not sent: it expired after a week.`;
  return Object.entries(failureTexts).find(([code]) => code === reason)?.[1] ?? failureTexts.internal;
}

/** Runs the call's declaration and shows a refusal. For a rejected token, makes a call that ends the session if it is dead. */
export function handleAnswer(client: QueryClient, item: OutboxItem, body: unknown): void {
  if (item.state === 'held') {
    if (item.owner === readSession()?.user_id) void call(countNotices, {}).catch(() => undefined);
    return;
  }
  const declaration = declarationOf(item);
  if (!declaration) return;
  const isDone = declaration.successReasons?.includes(item.reason ?? '') ?? false;
  if (item.state === 'sent' || isDone) {
    const parsed = z.safeParse(declaration.call.reply, body);
    declaration.afterSent?.({ item, client, reply: parsed.success ? parsed.data : undefined });
    if (isDone) void cancel(item);
    return;
  }
  declaration.afterRefusal?.({ item, client });
  if (!declaration.isSilent) notify('red', refusalText(item));
}
