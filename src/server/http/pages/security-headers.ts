/** What browsers must not let the pages do, whoever wrote what is shown in them. */
import helmet from '@fastify/helmet';
import { type FastifyInstance } from 'fastify';

/**
 * The one style element that Ionic writes into the page, for ion-app; its other styles are adopted style sheets.
 * The test beside this file names the new one after an upgrade.
 * The client's own styles are files, and values set from scripts need no permission.
 */
export const ionicStyle = "'sha256-3ewiyoPIApyJinIIn0TnP8UgpcBBGPZRuflC7DYK6K0='";

export async function registerSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", ionicStyle],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
}
