/** Telegram's Bot API for tests, as far as the site uses it: updates, messages, channel posts, and failures on request. */
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';

type Failure = {
  readonly error_code: number;
  readonly description: string;
  readonly parameters?: { readonly retry_after: number };
};
export type SentMessage = {
  readonly chat_id: number | string;
  readonly text: string;
  readonly reply_markup?: {
    readonly inline_keyboard?: readonly (readonly {
      readonly text: string;
      readonly url?: string;
      readonly web_app?: { readonly url: string };
      readonly callback_data?: string;
    }[])[];
    readonly keyboard?: readonly (readonly { readonly text: string; readonly request_contact?: true }[])[];
    readonly remove_keyboard?: true;
  };
};
type Values = SentMessage & {
  offset: number;
  timeout: number;
  callback_query_id: string;
  message_id: number;
  url: string;
  secret_token: string;
  menu_button: unknown;
};
type Update = { readonly update_id: number } & Readonly<Record<string, unknown>>;
/** A message of a channel, with how often it was edited. `content` is what Telegram compares. */
export type Post = { text: string; content: string; button: string | undefined; edits: number };

export async function startTelegram(token: string) {
  const sent: SentMessage[] = [];
  /** The ids of the button presses that the bot acknowledged. */
  const acknowledged: string[] = [];
  /** Statuses for the next messages. */
  const failures: Failure[] = [];
  /** The bot's messages in the channel by id; undefined for those of others. */
  const posts = new Map<number, Post | undefined>();
  const channelCalls: { readonly method: string; readonly at: number }[] = [];
  /** The texts of all posts that were accepted, also of deleted ones. */
  const posted: string[] = [];
  /** The menu buttons that were set. */
  const menus: unknown[] = [];
  let webhook: { url: string; secret: string } | undefined;
  /** What calls about the channel, and messages in chats, are answered with: a failure, no answer after the work was done, or undefined. */
  let trouble: (method: string) => Failure | 'lost' | undefined = () => undefined;
  let updates: Update[] = [];
  let last = 800_000_000;
  let lastPost = 0;
  const waiting = new Set<() => void>();
  const happens = (what: object) => {
    last += 1;
    updates.push({ update_id: last, ...what });
    for (const stop of [...waiting]) stop();
  };

  const answer = (response: ServerResponse, status: number, value: object) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
  const succeed = (response: ServerResponse, result: unknown) => answer(response, 200, { ok: true, result });
  const fail = (response: ServerResponse, failure: Failure) =>
    answer(response, failure.error_code, { ok: false, ...failure });
  const refuse = (description: string) => ({ error_code: 400, description: `Bad Request: ${description}` });

  /** Waits until someone writes, or the reader's timeout is over. */
  const somebodyWrites = (response: ServerResponse, seconds: number) =>
    new Promise<void>((done) => {
      const stop = () => {
        clearTimeout(timer);
        waiting.delete(stop);
        done();
      };
      const timer = setTimeout(stop, seconds * 1_000);
      waiting.add(stop);
      response.once('close', stop);
    });

  /** A call about a post of the channel. */
  function changeChannel(method: string, { text, reply_markup, message_id }: Values): unknown {
    const button = reply_markup?.inline_keyboard?.[0]?.[0]?.url;
    const content = JSON.stringify([text, reply_markup]);
    if (method === 'sendMessage') {
      lastPost += 1;
      posts.set(lastPost, { text, content, button, edits: 0 });
      posted.push(text);
      return { message_id: lastPost };
    }
    const isEdit = method === 'editMessageText';
    if (!posts.has(message_id)) return refuse(`message to ${isEdit ? 'edit' : 'delete'} not found`);
    const post = posts.get(message_id);
    if (post === undefined) return refuse(`message can't be ${isEdit ? 'edited' : 'deleted'}`);
    if (!isEdit) return posts.delete(message_id);
    if (post.content === content) return refuse('message is not modified: the content is the same');
    posts.set(message_id, { text, content, button, edits: post.edits + 1 });
    return { message_id };
  }

  function answerForChannel(method: string, values: Values, response: ServerResponse) {
    channelCalls.push({ method, at: Date.now() });
    const what = trouble(method);
    if (typeof what === 'object') return fail(response, what);
    const result = changeChannel(method, values);
    if (what === 'lost') return response.destroy();
    if (typeof result === 'object' && result !== null && 'error_code' in result)
      return fail(response, result as Failure);
    return succeed(response, result);
  }

  const server = createServer((request, response) => {
    const respond = async () => {
      let body = '';
      for await (const part of request) body += String(part);
      const [, given, method = ''] = /^\/bot([^/]+)\/(\w+)$/.exec(request.url ?? '') ?? [];
      if (given !== token) return fail(response, { error_code: 401, description: 'Unauthorized' });
      const values = JSON.parse(body) as Values;
      if (typeof values.chat_id === 'string') return answerForChannel(method, values, response);
      if (method === 'getMe') return succeed(response, { username: 'karngea_test_bot' });
      if (method === 'sendMessage') {
        const failure = failures.shift();
        if (failure) return fail(response, failure);
        const what = trouble(method);
        if (typeof what === 'object') return fail(response, what);
        sent.push(values);
        if (what === 'lost') return response.destroy();
        return succeed(response, { message_id: sent.length });
      }
      if (method === 'answerCallbackQuery') {
        acknowledged.push(values.callback_query_id);
        return succeed(response, true);
      }
      if (method === 'setChatMenuButton') {
        menus.push(values.menu_button);
        return succeed(response, true);
      }
      if (method === 'setWebhook' || method === 'deleteWebhook') {
        webhook = method === 'setWebhook' ? { url: values.url, secret: values.secret_token } : undefined;
        return succeed(response, true);
      }
      if (method !== 'getUpdates') return fail(response, { error_code: 404, description: 'Not Found' });
      if (webhook)
        return fail(response, {
          error_code: 409,
          description: "Conflict: can't use getUpdates method while webhook is active",
        });
      if (waiting.size > 0)
        return fail(response, { error_code: 409, description: 'Conflict: other getUpdates' });
      const news = () => updates.filter(({ update_id }) => update_id >= values.offset);
      if (news().length === 0) await somebodyWrites(response, values.timeout);
      updates = news();
      return succeed(response, updates);
    };
    void respond();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    api: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    acknowledged,
    menus,
    failures,
    posts,
    posted,
    channelCalls,
    /** Decides what happens to each call about the channel, and to each message. */
    makeTrouble: (decide: typeof trouble) => {
      trouble = decide;
    },
    /** Another administrator posts in the channel. */
    postOfOthers: () => {
      lastPost += 1;
      posts.set(lastPost, undefined);
    },
    webhook: () => webhook,
    /** The messages sent to one chat. */
    texts: (chat: number) => sent.filter(({ chat_id }) => chat_id === chat).map(({ text }) => text),
    /** The buttons of the last message in a chat. */
    buttons: (chat: number) => sent.findLast(({ chat_id }) => chat_id === chat)?.reply_markup,
    /** A user writes to the bot. */
    write: (text: string, chat: number, type = 'private', language_code?: string) =>
      happens({ message: { text, chat: { id: chat, type }, from: { id: chat, language_code } } }),
    /** A user sends the bot a contact: their own, that of `of`, or of someone without Telegram. */
    sendContact: (chat: number, phone_number: string, of: number | null = chat) =>
      happens({
        message: {
          chat: { id: chat, type: 'private' },
          from: { id: chat },
          contact: { phone_number, first_name: 'Someone', ...(of === null ? {} : { user_id: of }) },
        },
      }),
    /** A user presses the button of the last message in the chat. */
    press: (chat: number, data?: string) => {
      const [[button] = []] =
        sent.findLast(({ chat_id }) => chat_id === chat)?.reply_markup?.inline_keyboard ?? [];
      const message = { message_id: sent.length, chat: { id: chat, type: 'private' } };
      happens({
        callback_query: { id: `${last}`, from: { id: chat }, message, data: data ?? button?.callback_data },
      });
    },
    /** A user blocks the bot, or a group removes it. */
    throwOut: (chat: number, type = 'private') =>
      happens({ my_chat_member: { chat: { id: chat, type }, new_chat_member: { status: 'kicked' } } }),
    /** An administrator changes what the bot may do in a channel. */
    changeRights: (username: string, can_post_messages: boolean) =>
      happens({
        my_chat_member: {
          chat: { id: -100_123, type: 'channel', username },
          new_chat_member: { status: 'administrator', can_post_messages },
        },
      }),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
export type Telegram = Awaited<ReturnType<typeof startTelegram>>;
