/** Gives out the pictures of jobs, drawn when they are asked for and cached. */
import { createHash } from 'node:crypto';
import { type FastifyInstance } from 'fastify';
import pLimit from 'p-limit';
import { jobPicturePath } from '#contract/pages.ts';
import { type ServerTexts } from '#contract/server-rendering.ts';
import { type Db } from '#server/database/connect.ts';
import { Failure } from '#server/http/api/failures.ts';
import { LoadingCache } from '#server/http/cache/loading-cache.ts';
import { clientAddress } from '#server/http/limits/client-address.ts';
import { createJobPainter, picturedColumns, type PicturedJob } from './job-picture.ts';
import { isShown } from './job-visibility-store.ts';

/** About 100 kB each. */
const picturesCached = 100;
/** Each takes some fifty milliseconds of one processor; whoever comes later is told to come back. */
const mostWaiting = 40;
/** Of these for one address, so that nobody waits long for what somebody else asked for. */
const mostWaitingOfOne = 8;
/** Raised when pictures are drawn differently, so that nobody is shown the old ones. */
const design = 2;

const tagOf = ({ name, salary, location, job_type, img }: PicturedJob): string =>
  `"${createHash('sha1')
    .update(JSON.stringify([design, name, salary, location, job_type, img]))
    .digest('base64url')}"`;

export function jobPictureRoutes(
  app: FastifyInstance,
  db: Db,
  clientFolder: string,
  texts: ServerTexts,
): void {
  const paint = createJobPainter(clientFolder, texts);
  const pictures = new LoadingCache<Buffer>({ name: 'job_pictures', max: picturesCached });
  const twoAtATime = pLimit(2);
  const waiting = new Map<string, number>();
  const path = jobPicturePath(0).replace('0', ':id(^\\d{1,15})');

  async function paintInTurn(job: PicturedJob, address: string): Promise<Buffer> {
    const own = waiting.get(address) ?? 0;
    if (twoAtATime.pendingCount >= mostWaiting || own >= mostWaitingOfOne)
      throw new Failure('unavailable', { retryAfter: 5 });
    waiting.set(address, own + 1);
    try {
      return await twoAtATime(paint, job);
    } finally {
      const left = (waiting.get(address) ?? 1) - 1;
      if (left > 0) waiting.set(address, left);
      else waiting.delete(address);
    }
  }

  app.get<{ Params: { id: string } }>(path, async (request, reply) => {
    const job = await db
      .selectFrom('jobs')
      .select(picturedColumns)
      .where('id', '=', Number(request.params.id))
      .where(isShown())
      .executeTakeFirst();
    if (job === undefined) throw new Failure('not_found');
    const tag = tagOf(job);
    const isKnown = request.headers['if-none-match'] === tag;
    const picture = isKnown
      ? undefined
      : await pictures.get(tag, () => paintInTurn(job, clientAddress(request)));
    void reply
      // Asked for each time: one of a job that was taken down must not be shown on.
      .header('cache-control', 'public, max-age=0, must-revalidate')
      .header('etag', tag)
      // Chats on the web show it on pages of their own.
      .header('cross-origin-resource-policy', 'cross-origin');
    return picture === undefined ? reply.code(304).send() : reply.type('image/png').send(picture);
  });
}
