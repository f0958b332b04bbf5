/** Telegram's Bot API for tests, as far as the site uses it: long polling by one reader, and failures on request. */
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';

type Failure = {
  readonly error_code: number;
  readonly description: string;
  readonly parameters?: { readonly retry_after: number };
};
export type SentMessage = {
  readonly chat_id: number;
  readonly text: string;
  readonly reply_markup?: {
    readonly inline_keyboard: readonly {
      readonly text: string;
      readonly url?: string;
      readonly callback_data?: string;
    }[][];
  };
};
type Update = { readonly update_id: number } & Readonly<Record<string, unknown>>;

export async function startTelegram(token: string) {
  const sent: SentMessage[] = [];
  /** The ids of the button presses that the bot acknowledged. */
  const acknowledged: string[] = [];
  /** Statuses for the next messages. */
  const failures: Failure[] = [];
  let updates: Update[] = [];
  let last = 800_000_000;
  const waiting = new Set<() => void>();
  const happens = (what: object) => {
    last += 1;
    updates.push({ update_id: last, ...what });
    for (const stop of [...waiting]) stop();
  };

  const answer = (response: ServerResponse, status: number, value: object) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
  const fail = (response: ServerResponse, failure: Failure) =>
    answer(response, failure.error_code, { ok: false, ...failure });

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

  const server = createServer((request, response) => {
    const respond = async () => {
      let body = '';
      for await (const part of request) body += String(part);
      const [, given, method] = /^\/bot([^/]+)\/(\w+)$/.exec(request.url ?? '') ?? [];
      if (given !== token) return fail(response, { error_code: 401, description: 'Unauthorized' });
      const values = JSON.parse(body) as SentMessage & {
        offset: number;
        timeout: number;
        callback_query_id: string;
      };
      if (method === 'getMe')
        return answer(response, 200, { ok: true, result: { username: 'karngea_test_bot' } });
      if (method === 'sendMessage') {
        const failure = failures.shift();
        if (failure) return fail(response, failure);
        sent.push(values);
        return answer(response, 200, { ok: true, result: { message_id: sent.length } });
      }
      if (method === 'answerCallbackQuery') {
        acknowledged.push(values.callback_query_id);
        return answer(response, 200, { ok: true, result: true });
      }
      if (waiting.size > 0)
        return fail(response, { error_code: 409, description: 'Conflict: other getUpdates' });
      const news = () => updates.filter(({ update_id }) => update_id >= values.offset);
      if (news().length === 0) await somebodyWrites(response, values.timeout);
      updates = news();
      return answer(response, 200, { ok: true, result: updates });
    };
    void respond();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    api: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    acknowledged,
    failures,
    /** The messages sent to one chat. */
    texts: (chat: number) => sent.filter(({ chat_id }) => chat_id === chat).map(({ text }) => text),
    /** A user writes to the bot. */
    write: (text: string, chat: number, type = 'private') =>
      happens({ message: { text, chat: { id: chat, type } } }),
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
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
export type Telegram = Awaited<ReturnType<typeof startTelegram>>;
