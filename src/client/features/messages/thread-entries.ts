/** The thread as it is shown: what the server has, then what this device has yet to send (product 2.29). Pure. */
import {
  type ApplicationMessage,
  inviteToInterview,
  writeApplicationMessage,
} from '#contract/application-messages.ts';
import { isCall, type OutboxItem } from '#contract/outbox-item.ts';

export type Entry = Omit<ApplicationMessage, 'id'> & {
  /** The same before and after it was sent. */
  readonly key: string;
  /** Undefined while the server does not have it. */
  readonly id?: number;
  readonly mine: boolean;
  /** What waits, or was refused. */
  readonly item?: OutboxItem;
};

export type Interview = NonNullable<ApplicationMessage['interview']>;
export type Side = ApplicationMessage['from'];

/** As a message that nobody has read. */
function fromItem(item: OutboxItem, from: Side): Entry | undefined {
  const common = {
    key: item.key,
    mine: true,
    item,
    from,
    at: new Date(item.createdAt).toISOString(),
    read_at: null,
  };
  if (isCall(item, writeApplicationMessage))
    return { ...common, text: item.input.body.text, interview: null };
  if (!isCall(item, inviteToInterview)) return undefined;
  const { at, place, note } = item.input.body;
  return { ...common, text: note ?? '', interview: { at, place, answer: null } };
}

/** `keyOf` gives the key that a message had while it waited on this device. */
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
