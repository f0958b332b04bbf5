/** Serves pictures of jobs for link previews, drawn on request and cached. */
import { createHash } from 'node:crypto';
import { type FastifyInstance } from 'fastify';
import { jobPicturePath } from '#contract/pages.ts';
import { type ServerTexts } from '#contract/server-rendering.ts';
import { type Db } from '#server/database/connect.ts';
import { Failure } from '#server/http/api/call-failures.ts';
import { LoadingCache } from '#server/http/cache/loading-cache.ts';
import { clientAddress } from '#server/http/limits/client-address.ts';
import { createTurns } from '#server/http/limits/turns.ts';
import { createJobPainter, picturedColumns, type PicturedJob } from './job-picture.ts';
import { isShown } from '../job-visibility-store.ts';

/** About 100 kB each. */
const picturesCached = 100;
/** Each takes about 50 ms of one core. Further requests get 503 with `Retry-After`. */
const turns = { atOnce: 2, waiting: 40, ofOneAddress: 8 };
/** Increase it when the drawing changes, so that caches drop the old pictures. */
const designVersion = 2;

const tagOf = ({ name, salary, location, job_type, img }: PicturedJob): string =>
  `"${createHash('sha1')
    .update(JSON.stringify([designVersion, name, salary, location, job_type, img]))
    .digest('base64url')}"`;

export function jobPictureRoutes(
  app: FastifyInstance,
  db: Db,
  clientFolder: string,
  texts: ServerTexts,
): void {
  const paint = createJobPainter(clientFolder, texts);
  const pictures = new LoadingCache<Buffer>({ name: 'job_pictures', max: picturesCached });
  const inTurn = createTurns(turns);
  const path = jobPicturePath(0).replace('0', ':id(^\\d{1,15})');

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
      : await pictures.get(tag, () => inTurn(clientAddress(request), () => paint(job)));
    void reply
      // Revalidated each time, so that a removed job's picture disappears.
      .header('cache-control', 'public, max-age=0, must-revalidate')
      .header('etag', tag)
      // Web chats embed it in their own pages.
      .header('cross-origin-resource-policy', 'cross-origin');
    return picture === undefined ? reply.code(304).send() : reply.type('image/png').send(picture);
  });
}
