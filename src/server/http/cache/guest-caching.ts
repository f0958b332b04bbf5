/**
 * What guests share, and how old it may grow on its way: what was taken down is gone for everybody three seconds later
 * (product 7.39). Half a second in a node, less than two in nginx, which counts whole seconds, and what one answer takes.
 */
import { type FastifyRequest } from 'fastify';
import { type Endpoint } from '#contract/endpoint.ts';
import { secondMs } from '#server/http/clock.ts';

/** So long a node gives out what another one may have changed. */
export const nodeCacheMs = secondMs / 2;

/** Browsers may keep a guest's answer, and must ask whether it still holds: pages of different ages would skip jobs. */
export const browserCacheControl = 'public, max-age=0, must-revalidate';
/**
 * Proxies besides send it to everybody for a second; for another one to those who come while they ask anew; and for a
 * minute while no node answers. Without must-revalidate, which would forbid them that.
 * @param seconds that a browser may have it without asking
 */
export const proxyCacheControl = (seconds = 0): string =>
  `public, max-age=${seconds}, s-maxage=1, stale-while-revalidate=1, stale-if-error=60`;
export const defaultProxyCacheControl = proxyCacheControl();
/** What the answers of a call hang on beside its address. */
export const vary = 'Origin, Authorization, Accept-Encoding';

/** Whether the answer is the same for every guest. */
export const isForGuests = ({ method, access }: Endpoint, { caller }: FastifyRequest): boolean =>
  method === 'GET' && access === 'anyone' && caller === undefined;
