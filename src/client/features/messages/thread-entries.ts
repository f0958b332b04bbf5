/** The entries of a thread: messages from the server, then unsent ones from the outbox (product 2.29). */
import {
  type ApplicationMessage,
  inviteToInterview,
  writeApplicationMessage,
} from '#contract/application-messages.ts';
import { isCall, type OutboxItem } from '#contract/outbox-item.ts';

export type Entry = Omit<ApplicationMessage, 'id'> & {
  /** React key; the same before and after sending. */
  readonly key: string;
  /** Undefined until it is sent. */
  readonly id?: number;
  readonly mine: boolean;
  /** Set while it is waiting or refused. */
  readonly item?: OutboxItem;
};

export type Interview = NonNullable<ApplicationMessage['interview']>;
export type Side = ApplicationMessage['from'];

function fromItem(item: OutboxItem, from: Side): Entry | undefined {
  const common = {
    key: item.key,
    mine: true,
    item,
    from,
    at: new Date(item.createdAt).toISOString(),
    read_at: null,
    warnings: [],
  };
  if (isCall(item, writeApplicationMessage))
    return { ...common, text: item.input.body.text, interview: null };
  if (!isCall(item, inviteToInterview)) return undefined;
  const { at, place, note } = item.input.body;
  return { ...common, text: note ?? '', interview: { at, place, answer: null } };
}

/** `keyOf` returns the key a message had in this device's outbox. */
export function entriesOf(
  messages: readonly ApplicationMessage[],
  items: readonly OutboxItem[],
  reader: Side,
  keyOf: (messageId: number) => string,
): Entry[] {
  const sent = messages.map((message) => ({
    ...message,
    key: keyOf(message.id),
    mine: message.from === reader,
  }));
  const unsent = items
    .filter(({ state }) => state !== 'sent')
    .map((item) => fromItem(item, reader))
    .filter((entry) => entry !== undefined);
  return [...sent, ...unsent];
}
