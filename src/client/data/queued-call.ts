/** How a feature declares a queued call: its entry in the list of waiting items, and what follows each answer. */
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
  /** What the person wrote, below the title. */
  text?(item: ItemOf<E>): string;
  /** What to know while one waits, below the list. */
  readonly note?: MessageDescriptor;
  /** Where the person can correct a refused item. */
  fix?(
    item: ItemOf<E>,
  ): (Pick<LinkProps, 'to' | 'search'> & { readonly label: MessageDescriptor }) | undefined;
  /** The person took it out of the list. */
  afterCancel?(item: ItemOf<E>): void;
  /** The server accepted it, and no button was waiting for the answer. `reply` is undefined if this version cannot read it. */
  afterSent?(answered: Answered<E> & { readonly reply: Reply<E> | undefined }): void;
  /** The server refused it for good, with `item.reason`, and no button was waiting for the answer. */
  afterRefusal?(answered: Answered<E>): void;
  /** Refusals that mean that what was wanted is already so: they count as sent. */
  readonly successReasons?: readonly string[];
  /** A refusal is not shown to the person. */
  readonly isSilent?: true;
};

/** Declares a queued call; `client/app/outbox/queued-calls.ts` lists all of them. */
// @__NO_SIDE_EFFECTS__
export const queued = <const E extends QueuedCall>(
  declaration: QueuedCallDeclaration<E>,
): QueuedCallDeclaration => declaration;

/** Whether its person has just sent it and sees the page: not what an earlier visit left and this one sends at its start. */
export const isFromThisVisit = ({ createdAt }: OutboxItem): boolean =>
  !document.hidden && createdAt >= performance.timeOrigin;
