/** How a feature declares a queued call: its entry in the list of waiting items, and what happens after each answer. */
import { type MessageDescriptor } from '@lingui/core';
import { type QueryClient } from '@tanstack/react-query';
import { type LinkProps } from '@tanstack/react-router';
import { type QueuedCall, type Reply } from '#contract/endpoint.ts';
import { type ItemOf, type OutboxItem } from '#contract/outbox-item.ts';

type Answered<E extends QueuedCall> = { readonly item: ItemOf<E>; readonly client: QueryClient };

/** Methods, not properties, so that declarations of different calls fit into one list. */
export type QueuedCallDeclaration<E extends QueuedCall = QueuedCall> = {
  readonly call: E;
  /** Icon and title of its entry; a call whose items have no subject needs neither. */
  icon?(item: ItemOf<E>): string;
  title?(item: ItemOf<E>): MessageDescriptor;
  /** The user's own text, below the title. */
  text?(item: ItemOf<E>): string;
  /** Shown below the list while one waits. */
  readonly note?: MessageDescriptor;
  /** Where the user can correct a refused item. */
  fix?(
    item: ItemOf<E>,
  ): (Pick<LinkProps, 'to' | 'search'> & { readonly label: MessageDescriptor }) | undefined;
  /** The user removed it from the list. */
  afterCancel?(item: ItemOf<E>): void;
  /** The server accepted it, and no button was waiting for the answer. `reply` is undefined if this version can't parse it. */
  afterSent?(answered: Answered<E> & { readonly reply: Reply<E> | undefined }): void;
  /** The server refused it for good, with `item.reason`, and no button was waiting for the answer. */
  afterRefusal?(answered: Answered<E>): void;
  /** Refusals that mean that it is already done: they count as sent. */
  readonly successReasons?: readonly string[];
  /** Refusals are not shown to the user. */
  readonly isSilent?: true;
};

/** Declares a queued call; `client/app/outbox/queued-calls.ts` lists all of them. */
// @__NO_SIDE_EFFECTS__
export const queued = <const E extends QueuedCall>(
  declaration: QueuedCallDeclaration<E>,
): QueuedCallDeclaration => declaration;

/** Whether the user queued it during this visit and sees the page, as opposed to items left by an earlier visit. */
export const isFromThisVisit = ({ createdAt }: OutboxItem): boolean =>
  !document.hidden && createdAt >= performance.timeOrigin;
