/** Downloads of `makeFileLink`. Only Telegram and browsers follow these links, so the routes are not in the contract. */
import { type FastifyInstance, type FastifyReply } from 'fastify';
import { Failure } from '#server/http/api/call-failures.ts';
import { FileReply } from '#server/http/api/call.ts';
import { sendFile } from '#server/http/api/send-reply.ts';
import { type Services } from '#server/http/services.ts';
import { findFile, takeFile } from './file-link-store.ts';

const url = '/file/:token(^[\\w-]{43}$)';
type Route = { Params: { token: string } };

/** Telegram Web fetches files from its own pages. */
const allowTelegramWeb = (reply: FastifyReply): FastifyReply =>
  reply.header('access-control-allow-origin', 'https://web.telegram.org');

export function fileLinkRoutes(app: FastifyInstance, { db, clock }: Services): void {
  // Telegram looks before it downloads.
  app.head<Route>(url, async ({ params }, reply) => {
    const file = await findFile(db, params.token, clock());
    if (file === undefined) throw new Failure('not_found');
    const { name, type, size } = file;
    void allowTelegramWeb(reply).header('content-length', size);
    return sendFile(new FileReply(name, type, Buffer.alloc(0)), reply);
  });
  app.get<Route>(url, { exposeHeadRoute: false }, async ({ params }, reply) => {
    const file = await takeFile(db, params.token, clock());
    if (file === undefined) throw new Failure('not_found');
    return sendFile(file, allowTelegramWeb(reply));
  });
}
