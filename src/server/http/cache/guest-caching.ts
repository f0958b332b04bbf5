/**
 * Cache rules for replies to guests. A removed job is gone for everyone within 3 seconds (product 7.39): half a second in a
 * node, under two in nginx, which counts whole seconds, and the time of one reply.
 */
import { type FastifyRequest } from 'fastify';
import { type Endpoint } from '#contract/endpoint.ts';
import { secondMs } from '#server/http/clock.ts';

/** How long a node serves its copy of data that another node may have changed. */
export const nodeCacheMs = secondMs / 2;

/** Browsers must revalidate, because list pages of different ages would skip jobs. */
export const browserCacheControl = 'public, max-age=0, must-revalidate';
/**
 * Proxies serve a copy for 1 second, for another second while they revalidate, and for a minute while no node answers,
 * which must-revalidate would forbid.
 * @param seconds for which browsers need not revalidate
 */
export const proxyCacheControl = (seconds = 0): string =>
  `public, max-age=${seconds}, s-maxage=1, stale-while-revalidate=1, stale-if-error=60`;
export const defaultProxyCacheControl = proxyCacheControl();
/** The request headers that a reply depends on. */
export const vary = 'Origin, Authorization, Accept-Encoding';

/** Whether the reply is the same for every guest. */
export const isForGuests = ({ method, access }: Endpoint, { caller }: FastifyRequest): boolean =>
  method === 'GET' && access === 'anyone' && caller === undefined;
