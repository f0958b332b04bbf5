/** Gives out pictures (product 3.14): below the site, to anyone, for good. */
import { type FastifyInstance } from 'fastify';
import { picturePath } from '#contract/company-fields.ts';
import { type Db } from '#server/database/connect.ts';
import { Failure } from '#server/http/api/failures.ts';
import { LoadingCache } from '#server/http/cache/loading-cache.ts';
import { readPicture } from './picture-store.ts';

/** About 8 kB each. */
const picturesCached = 500;

export function pictureRoutes(app: FastifyInstance, db: Db): void {
  const pictures = new LoadingCache<Buffer>({ max: picturesCached });
  const load = async (hash: string): Promise<Buffer> => {
    const picture = await readPicture(db, hash);
    if (picture === undefined) throw new Failure('not_found');
    return picture;
  };
  app.get<{ Params: { hash: string } }>(picturePath(':hash(^[0-9a-f]{64})'), async (request, reply) => {
    const { hash } = request.params;
    const picture = await pictures.get(hash, () => load(hash));
    return (
      reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', "default-src 'none'; sandbox")
        // The Android app shows it on a page of another origin.
        .header('cross-origin-resource-policy', 'cross-origin')
        .type('image/webp')
        .send(picture)
    );
  });
}
