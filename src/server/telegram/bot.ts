/**
 * The bot (product 7.21), on grammY's client of the Bot API. Errors of grammY contain the texts that were sent, and those of
 * the network the URL with the token: only `TelegramError` leaves this file.
 */
import { createHmac } from 'node:crypto';
// This build of grammY uses the `fetch` of Node.
import { Api, GrammyError, HttpError } from 'grammy/web';
import {
  type InlineKeyboardButton,
  type InlineKeyboardMarkup,
  type ReplyKeyboardMarkup,
  type ReplyKeyboardRemove,
  type Update,
} from 'grammy/types';
import { minuteMs, secondMs } from '#server/http/clock.ts';
import { timeOutgoing } from '#server/http/outgoing/outgoing-metrics.ts';

/** The status if the person has blocked the bot, or the channel has removed it. */
const blocked = 403;

type Details = { readonly retryAfterMs?: number | undefined; readonly isUnsent?: boolean };

/** Telegram refused a call, or did not answer (`status` 0). */
export class TelegramError extends Error {
  override readonly name = 'TelegramError';
  readonly status: number;
  readonly retryAfterMs: number | undefined;
  /** Telegram may have done what it was asked for. */
  readonly isInDoubt: boolean;

  constructor(message: string, status: number, { retryAfterMs, isUnsent = false }: Details = {}) {
    super(message.slice(0, 300));
    this.status = status;
    this.retryAfterMs = retryAfterMs;
    this.isInDoubt = !isUnsent && (status === 0 || status >= 500);
  }

  /** The person has blocked the bot, or deleted the chat. */
  get isGone(): boolean {
    const isChatMissing = /chat not found|deactivated|peer_id_invalid/i.test(this.message);
    return this.status === blocked || (this.status === 400 && isChatMissing);
  }

  /** Another reader has set a webhook, so updates cannot be polled. */
  get isWebhookSet(): boolean {
    return this.status === 409 && /webhook/i.test(this.message);
  }
}

/** A post in a channel: HTML of the Bot API, and its only button. */
export type ChannelPost = { readonly html: string; readonly button?: { label: string; url: string } };

type Button = { readonly label: string } & (
  | { readonly url: string }
  /** A page of the site, opened as a Mini App. */
  | { readonly page: string }
  /** Returned in `callback_query` if the button is pressed. */
  | { readonly data: string }
  /** In place of the keyboard: sends the person's own number. */
  | { readonly isForContact: true }
);

export type Message = {
  readonly text: string;
  readonly button?: Button | undefined;
  /** Takes a button for the number away. */
  readonly hidesKeyboard?: boolean;
};

export type Bot = {
  readonly name: () => Promise<string>;
  /** A link that opens the bot and passes it the code. */
  readonly deepLink: (code: string) => Promise<string>;
  readonly send: (chat: number, message: Message) => Promise<void>;
  /** The button beside the text field of all chats, which opens a page as a Mini App. */
  readonly setMenuButton: (label: string, page: string) => Promise<void>;
  /** The public part of the token. */
  readonly id: string;
  /** Ends the wait that Telegram shows on a pressed button. */
  readonly acknowledge: (press: string) => Promise<void>;
  /** Updates from `offset` on; waits for the first one. Only one node may poll at a time. */
  readonly updates: (offset: number, waitSeconds: number, signal: AbortSignal) => Promise<Update[]>;
  /** Receives updates at the URL; undefined to poll them. */
  readonly setWebhook: (url: string | undefined) => Promise<void>;
  /** What Telegram sends along with each update, so that no one else can send any. */
  readonly webhookSecret: string;
  /** Returns the id of the message. */
  readonly post: (channel: string, post: ChannelPost, signal: AbortSignal) => Promise<number>;
  readonly editPost: (
    channel: string,
    message: number,
    post: ChannelPost,
    signal: AbortSignal,
  ) => Promise<void>;
  readonly deletePost: (channel: string, message: number, signal: AbortSignal) => Promise<void>;
};

const maximumTextLength = 4_096;
const allowedUpdates = ['message', 'callback_query', 'my_chat_member'] as const;

/** Telegram refuses buttons whose URL has no public host name. */
export const isButtonUrl = (url: string): boolean => /^https:\/\/[^/.]+\.[^/]/.test(url);

type ReplyMarkup = InlineKeyboardMarkup | ReplyKeyboardMarkup | ReplyKeyboardRemove;

function inlineButton(button: Exclude<Button, { isForContact: true }>): InlineKeyboardButton {
  const { label: text } = button;
  if ('page' in button) return { text, web_app: { url: button.page } };
  return 'url' in button ? { text, url: button.url } : { text, callback_data: button.data };
}

function markupOf({ button, hidesKeyboard }: Omit<Message, 'text'>): ReplyMarkup | undefined {
  if (button === undefined) return hidesKeyboard ? { remove_keyboard: true } : undefined;
  if (!('isForContact' in button)) return { inline_keyboard: [[inlineButton(button)]] };
  return {
    keyboard: [[{ text: button.label, request_contact: true }]],
    resize_keyboard: true,
    one_time_keyboard: true,
  };
}

const withoutPreview = { link_preview_options: { is_disabled: true } } as const;
const postOptions = ({ button }: ChannelPost) => ({
  ...withoutPreview,
  parse_mode: 'HTML' as const,
  reply_markup: { inline_keyboard: button ? [[{ text: button.label, url: button.url }]] : [] },
});

/** grammY's types name the signal of a library that this build of it does without. */
const abortable = (signal: AbortSignal) => signal as unknown as Parameters<Api['getMe']>[0];

/** Codes of Node's `fetch` if there was no connection, so that nothing was sent. */
const noConnection = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

function isUnsent(error: unknown): boolean {
  const thrown = error instanceof HttpError ? error.error : error;
  const cause = thrown instanceof Error ? thrown.cause : undefined;
  return cause instanceof Error && 'code' in cause && noConnection.has(String(cause.code));
}

/** Runs and measures a call. Throws TelegramError only. */
async function call<Result>(method: string, send: () => Promise<Result>): Promise<Result> {
  const answer = await timeOutgoing({ to: `telegram ${method}`, gone: [blocked] }, async () => {
    try {
      return { status: 200, result: await send() };
    } catch (error) {
      if (!(error instanceof GrammyError))
        throw new TelegramError('Telegram does not answer.', 0, { isUnsent: isUnsent(error) });
      const { description, error_code: status, parameters } = error;
      const retryAfter = parameters.retry_after;
      const retryAfterMs = retryAfter === undefined ? undefined : retryAfter * secondMs;
      return { status, error: new TelegramError(description, status, { retryAfterMs }) };
    }
  });
  if ('error' in answer) throw answer.error;
  return answer.result;
}

export function createBot(
  token: string,
  root = 'https://api.telegram.org',
  defaultTimeoutMs = 15 * secondMs,
): Bot {
  const apiWith = (timeoutMs: number) =>
    new Api(token, {
      apiRoot: root.replace(/\/$/, ''),
      timeoutSeconds: timeoutMs / secondMs,
      baseFetchConfig: { redirect: 'error' },
    });
  const api = apiWith(defaultTimeoutMs);
  const polling = apiWith(minuteMs);

  let name: Promise<string> | undefined;
  const botName = () =>
    (name ??= call('getMe', () => api.getMe()).then(
      ({ username }) => username,
      (error: unknown) => {
        name = undefined;
        throw error;
      },
    ));
  const webhookSecret = createHmac('sha256', token).update('webhook').digest('hex');

  return {
    name: botName,
    webhookSecret,
    deepLink: async (code) => `https://t.me/${await botName()}?start=${code}`,
    // Plain text needs no escaping.
    send: async (chat, { text, button, ...more }) => {
      const url = button && ('url' in button ? button.url : 'page' in button ? button.page : undefined);
      const isText = url !== undefined && !isButtonUrl(url);
      const markup = markupOf({ ...more, button: isText ? undefined : button });
      await call('sendMessage', () =>
        api.sendMessage(chat, (isText ? `${text}\n${url}` : text).slice(0, maximumTextLength), {
          ...withoutPreview,
          ...(markup ? { reply_markup: markup } : {}),
        }),
      );
    },
    setMenuButton: async (text, page) => {
      await call('setChatMenuButton', () =>
        api.setChatMenuButton({ menu_button: { type: 'web_app', text, web_app: { url: page } } }),
      );
    },
    id: token.split(':')[0] ?? '',
    acknowledge: async (press) => {
      await call('answerCallbackQuery', () => api.answerCallbackQuery(press));
    },
    updates: (offset, timeout, signal) =>
      call('getUpdates', () =>
        polling.getUpdates({ offset, timeout, allowed_updates: allowedUpdates }, abortable(signal)),
      ),
    setWebhook: async (url) => {
      if (url === undefined) await call('deleteWebhook', () => api.deleteWebhook());
      else
        await call('setWebhook', () =>
          // One at a time, so that updates arrive in their order.
          api.setWebhook(url, {
            secret_token: webhookSecret,
            max_connections: 1,
            allowed_updates: allowedUpdates,
          }),
        );
    },
    post: async (channel, post, signal) =>
      (
        await call('sendMessage', () =>
          api.sendMessage(channel, post.html, postOptions(post), abortable(signal)),
        )
      ).message_id,
    editPost: async (channel, message, post, signal) => {
      await call('editMessageText', () =>
        api.editMessageText(channel, message, post.html, postOptions(post), abortable(signal)),
      );
    },
    deletePost: async (channel, message, signal) => {
      await call('deleteMessage', () => api.deleteMessage(channel, message, abortable(signal)));
    },
  };
}
