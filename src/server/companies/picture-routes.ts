/** Serves company logos (product 3.14) by the hash of their content: to anyone, cacheable forever. */
import { type FastifyInstance } from 'fastify';
import { picturePath, smallPicturePath } from '#contract/company-fields.ts';
import { hourMs } from '#server/http/clock.ts';
import { type Services } from '#server/http/services.ts';
import { Failure } from '#server/http/api/call-failures.ts';
import { LoadingCache } from '#server/http/cache/loading-cache.ts';
import { clientAddress } from '#server/http/limits/client-address.ts';
import { limitByAddress } from '#server/http/limits/rate-limits.ts';
import { type Picture, readPicture } from './picture-store.ts';

/** At most 10 kB each. */
const picturesCached = 1_000;

export function pictureRoutes(
  app: FastifyInstance,
  { db, clock, limits, changeEvents }: Pick<Services, 'db' | 'clock' | 'limits' | 'changeEvents'>,
): void {
  // With an expiry, because another node may delete a picture.
  const pictures = new LoadingCache<Buffer>({ name: 'logos', max: picturesCached, ttlMs: hourMs, clock });
  changeEvents.on('pictureErased', () => pictures.clear());
  const load = async (hash: string, size: keyof Picture): Promise<Buffer> => {
    const picture = await readPicture(db, hash, size);
    if (picture === undefined) throw new Failure('not_found');
    return picture;
  };
  const path = picturePath(':hash(^[0-9a-f]{64})');
  const paths = { content: path, small: smallPicturePath(path) } as const;
  for (const size of ['content', 'small'] as const) {
    app.get<{ Params: { hash: string } }>(paths[size], async (request, reply) => {
      const { hash } = request.params;
      const key = `${hash} ${size}`;
      // One visit shows many pictures, so only those that cost a statement count.
      if (!pictures.has(key)) await limitByAddress(limits, 'picture', clientAddress(request));
      const picture = await pictures.get(key, () => load(hash, size));
      return (
        reply
          .header('cache-control', 'public, max-age=31536000, immutable')
          .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
          // The Android app shows pictures on a page of another origin.
          .header('cross-origin-resource-policy', 'cross-origin')
          .type('image/webp')
          .send(picture)
      );
    });
  }
}
