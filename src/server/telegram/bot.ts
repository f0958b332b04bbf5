/** The three calls of Telegram's Bot API that notices need. The token stands in every address, which is never logged. */
import * as z from 'zod/mini';
import { minuteMs, secondMs } from '#server/http/clock.ts';
import { timeOutgoing } from '#server/http/outgoing/outgoing-metrics.ts';

const chat = z.object({ id: z.number(), type: z.string() });
const update = z.object({
  update_id: z.number(),
  message: z.optional(z.object({ text: z.optional(z.string()), chat })),
  /** Somebody blocked the bot, or takes it back. */
  my_chat_member: z.optional(z.object({ chat, new_chat_member: z.object({ status: z.string() }) })),
});
export type Update = z.output<typeof update>;

const answerOf = <S extends z.core.$ZodType>(result: S) =>
  z.object({
    ok: z.boolean(),
    result: z.optional(result),
    error_code: z.optional(z.number()),
    description: z.optional(z.string()),
    parameters: z.optional(z.object({ retry_after: z.optional(z.number()) })),
  });

/** How Telegram says that the person has blocked the bot. */
const blocked = 403;

/** What Telegram refused, or that it does not answer: `status` 0. */
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
    const isNoChat = /chat not found|deactivated|peer_id_invalid/i.test(this.message);
    return this.status === blocked || (this.status === 400 && isNoChat);
  }
}

export type Bot = {
  /** What opens the bot and hands it the code. */
  readonly deepLink: (code: string) => Promise<string>;
  readonly send: (chat: number, text: string, link?: Link) => Promise<void>;
  /** What people told the bot from `offset` on; waits so long for the first one. Only one node may ask. */
  readonly updates: (offset: number, waitSeconds: number, signal: AbortSignal) => Promise<Update[]>;
};
type Link = { readonly label: string; readonly url: string };

const patienceMs = 15 * secondMs;
const longestText = 4_096;

export function createBot(token: string, api = 'https://api.telegram.org'): Bot {
  const base = `${api.replace(/\/$/, '')}/bot${token}`;

  async function call<S extends z.core.$ZodType>(
    method: string,
    result: S,
    values: object,
    { timeoutMs = patienceMs, signal }: { timeoutMs?: number; signal?: AbortSignal } = {},
  ): Promise<z.output<S>> {
    const ending = new AbortController();
    const end = () => ending.abort();
    const timer = setTimeout(end, timeoutMs);
    signal?.addEventListener('abort', end, { once: true });
    try {
      const response = await timeOutgoing({ to: `telegram ${method}`, gone: [blocked] }, () =>
        fetch(`${base}/${method}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(values),
          signal: ending.signal,
          redirect: 'error',
        }),
      );
      const answer = answerOf(result).safeParse(await response.json());
      if (answer.success && answer.data.ok) return answer.data.result as z.output<S>;
      const { error_code, description, parameters } = answer.data ?? {};
      const retryAfter = parameters?.retry_after;
      throw new TelegramError(
        (description ?? 'Telegram gave an answer that cannot be read.').slice(0, 300),
        error_code ?? response.status,
        retryAfter === undefined ? undefined : retryAfter * secondMs,
      );
    } catch (error) {
      // Its own errors name the address.
      throw error instanceof TelegramError ? error : new TelegramError('Telegram does not answer.', 0);
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
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
    // Plain text, so that there is nothing to escape. Telegram refuses buttons that lead to no public name.
    send: async (chat, text, link) => {
      const isButton = link !== undefined && /^https:\/\/[^/.]+\.[^/]/.test(link.url);
      await call('sendMessage', z.unknown(), {
        chat_id: chat,
        text: (link && !isButton ? `${text}\n${link.url}` : text).slice(0, longestText),
        link_preview_options: { is_disabled: true },
        ...(isButton ? { reply_markup: { inline_keyboard: [[{ text: link.label, url: link.url }]] } } : {}),
      });
    },
    updates: (offset, waitSeconds, signal) =>
      call(
        'getUpdates',
        z.array(update),
        { offset, timeout: waitSeconds, allowed_updates: ['message', 'my_chat_member'] },
        { timeoutMs: minuteMs, signal },
      ),
  };
}
