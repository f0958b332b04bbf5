/** Client for the Telegram Bot API. Every URL contains the token, so URLs are never logged. */
import * as z from 'zod/mini';
import { minuteMs, secondMs } from '#server/http/clock.ts';
import { timeOutgoing } from '#server/http/outgoing/outgoing-metrics.ts';

const chat = z.object({ id: z.number(), type: z.string() });
const update = z.object({
  update_id: z.number(),
  message: z.optional(z.object({ text: z.optional(z.string()), chat })),
  /** Someone pressed a button below a message of the bot. */
  callback_query: z.optional(
    z.object({ id: z.string(), data: z.optional(z.string()), message: z.optional(z.object({ chat })) }),
  ),
  /** Someone blocked or unblocked the bot. */
  my_chat_member: z.optional(z.object({ chat, new_chat_member: z.object({ status: z.string() }) })),
});
export type Update = z.output<typeof update>;

const responseSchema = <S extends z.core.$ZodType>(result: S) =>
  z.object({
    ok: z.boolean(),
    result: z.optional(result),
    error_code: z.optional(z.number()),
    description: z.optional(z.string()),
    parameters: z.optional(z.object({ retry_after: z.optional(z.number()) })),
  });

/** The status if the person has blocked the bot. */
const blocked = 403;

/** Telegram refused a call, or did not answer (`status` 0). */
export class TelegramError extends Error {
  override readonly name = 'TelegramError';
  readonly status: number;
  readonly retryAfterMs: number | undefined;

  constructor(message: string, status: number, retryAfterMs?: number) {
    super(message);
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }

  /** The person has blocked the bot, or deleted the chat. */
  get isGone(): boolean {
    const isChatMissing = /chat not found|deactivated|peer_id_invalid/i.test(this.message);
    return this.status === blocked || (this.status === 400 && isChatMissing);
  }
}

export type Bot = {
  /** A link that opens the bot and passes it the code. */
  readonly deepLink: (code: string) => Promise<string>;
  readonly send: (chat: number, text: string, button?: Button) => Promise<void>;
  /** Ends the wait that Telegram shows on a pressed button. */
  readonly acknowledge: (press: string) => Promise<void>;
  /** Updates from `offset` on; waits for the first one. Only one node may poll at a time. */
  readonly updates: (offset: number, waitSeconds: number, signal: AbortSignal) => Promise<Update[]>;
};
type Button = { readonly label: string } & (
  | { readonly url: string }
  /** Returned in `callback_query` if the button is pressed. */
  | { readonly data: string }
);

const maximumTextLength = 4_096;

export function createBot(
  token: string,
  api = 'https://api.telegram.org',
  defaultTimeoutMs = 15 * secondMs,
): Bot {
  const base = `${api.replace(/\/$/, '')}/bot${token}`;

  async function call<S extends z.core.$ZodType>(
    method: string,
    result: S,
    values: object,
    { timeoutMs = defaultTimeoutMs, signal }: { timeoutMs?: number; signal?: AbortSignal } = {},
  ): Promise<z.output<S>> {
    const controller = new AbortController();
    const abort = () => controller.abort();
    const timer = setTimeout(abort, timeoutMs);
    signal?.addEventListener('abort', abort, { once: true });
    try {
      const response = await timeOutgoing({ to: `telegram ${method}`, gone: [blocked] }, () =>
        fetch(`${base}/${method}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(values),
          signal: controller.signal,
          redirect: 'error',
        }),
      );
      const reply = responseSchema(result).safeParse(await response.json());
      if (reply.success && reply.data.ok) return reply.data.result as z.output<S>;
      const { error_code, description, parameters } = reply.data ?? {};
      const retryAfter = parameters?.retry_after;
      throw new TelegramError(
        (description ?? 'Telegram sent an invalid response.').slice(0, 300),
        error_code ?? response.status,
        retryAfter === undefined ? undefined : retryAfter * secondMs,
      );
    } catch (error) {
      // The original error contains the URL.
      throw error instanceof TelegramError ? error : new TelegramError('Telegram does not answer.', 0);
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    }
  }

  let name: Promise<string> | undefined;
  const botName = () =>
    (name ??= call('getMe', z.object({ username: z.string() }), {}).then(
      ({ username }) => username,
      (error: unknown) => {
        name = undefined;
        throw error;
      },
    ));

  return {
    deepLink: async (code) => `https://t.me/${await botName()}?start=${code}`,
    // Plain text needs no escaping. Telegram refuses buttons whose URL has no public host name.
    send: async (chat, text, button) => {
      const url = button && 'url' in button ? button.url : undefined;
      const isText = url !== undefined && !/^https:\/\/[^/.]+\.[^/]/.test(url);
      const keyboard = button &&
        !isText && { text: button.label, ...('url' in button ? { url } : { callback_data: button.data }) };
      await call('sendMessage', z.unknown(), {
        chat_id: chat,
        text: (isText ? `${text}\n${url}` : text).slice(0, maximumTextLength),
        link_preview_options: { is_disabled: true },
        ...(keyboard ? { reply_markup: { inline_keyboard: [[keyboard]] } } : {}),
      });
    },
    acknowledge: async (press) => {
      await call('answerCallbackQuery', z.unknown(), { callback_query_id: press });
    },
    updates: (offset, waitSeconds, signal) =>
      call(
        'getUpdates',
        z.array(update),
        { offset, timeout: waitSeconds, allowed_updates: ['message', 'callback_query', 'my_chat_member'] },
        { timeoutMs: minuteMs, signal },
      ),
  };
}
