/** The words that page and service worker exchange about what waits to be sent, and the shape of a waiting item. */
import * as z from 'zod/mini';

/** queued: waits for the network or its turn; held: waits for its person to sign in; failed: refused, kept with its reason. */
const receiptStates = ['queued', 'sending', 'held', 'sent', 'failed'] as const;

const common = {
  /** A UUID: the item's name here and its Idempotency-Key at the server. */
  key: z.string(),
  /** Whose it is; null for a guest's message. */
  owner: z.nullable(z.number()),
  /** Items of one lane are sent in their order; one apply or saved-job change per job waits at a time. */
  lane: z.string(),
  /** Milliseconds since 1970. */
  createdAt: z.number(),
  state: z.enum(receiptStates),
  /** A failure code of the contract, or 'offline', 'signed_out', 'expired'. */
  reason: z.nullable(z.string()),
  attempts: z.number(),
  /** Not to be tried before this time; 0 when it may go at once. */
  nextAt: z.number(),
};

export const receipt = z.discriminatedUnion('kind', [
  z.object({
    ...common,
    kind: z.literal('application'),
    body: z.object({ job_id: z.number() }),
    subject: z.string(),
  }),
  z.object({
    ...common,
    kind: z.literal('message'),
    body: z.object({ email: z.string(), text: z.string(), name: z.string() }),
    subject: z.string(),
  }),
  z.object({
    ...common,
    kind: z.literal('favourite'),
    body: z.object({ job_id: z.number(), favorite: z.boolean() }),
    subject: z.string(),
  }),
]);
export type Receipt = z.output<typeof receipt>;

/** Who may send in the name of a person; kept where the worker can read it. */
export const outboxSession = z.object({ user_id: z.number(), token: z.string() });
export type OutboxSession = z.output<typeof outboxSession>;

export const outboxChannel = 'karngea-outbox';
export const outboxSyncTag = 'karngea-outbox';

/** What is told to every page when something changed. */
export type OutboxNews =
  | { readonly type: 'changed'; readonly receipt: Receipt }
  | { readonly type: 'removed'; readonly key: string }
  /** The server answered for good: with a reply, or with a failure body. */
  | {
      readonly type: 'settled';
      readonly receipt: Receipt;
      readonly status: number;
      readonly answer: unknown;
    };

/** What a page asks of the worker. */
export type WorkerRequest =
  { readonly type: 'SKIP_WAITING' } | { readonly type: 'outbox:drain'; readonly force: boolean };
