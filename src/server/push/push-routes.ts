/** Routes for push subscriptions (product 7.21). */
import { type FastifyInstance } from 'fastify';
import { createECDH } from 'node:crypto';
import { getPushKey, subscribe, unsubscribe } from '#contract/push.ts';
import { isForeignKeyViolation } from '#server/database/database-error.ts';
import { Failure } from '#server/http/api/call-failures.ts';
import { mount } from '#server/http/api/mount.ts';
import { limit } from '#server/http/limits/rate-limits.ts';
import { type Services } from '#server/http/services.ts';
import { pushAddress, type PushSettings } from './push-settings.ts';
import { deleteSubscription, storeSubscription } from './subscription-store.ts';

/** Whether the base64url key is a point of P-256. */
function isCurvePoint(key: string): boolean {
  const ownKey = createECDH('prime256v1');
  ownKey.generateKeys();
  try {
    ownKey.computeSecret(key, 'base64url');
    return true;
  } catch {
    return false;
  }
}

export function pushRoutes(
  app: FastifyInstance,
  { db, limits, push }: Services & { readonly push: PushSettings },
): void {
  mount(app, getPushKey, async () => ({ key: (await push.keys()).publicKey }));

  mount(app, subscribe, async ({ caller, body }) => {
    await limit(limits.pushSubscription, caller.user_id);
    const endpoint = pushAddress(body.endpoint, push);
    if (endpoint === undefined) throw new Failure('invalid', { fields: { endpoint: 'wrong_type' } });
    if (!isCurvePoint(body.keys.p256dh))
      throw new Failure('invalid', { fields: { 'keys.p256dh': 'wrong_type' } });
    try {
      await storeSubscription(db, caller, { ...body, endpoint });
    } catch (error) {
      // The session ended meanwhile.
      throw isForeignKeyViolation(error) ? new Failure('unauthenticated') : error;
    }
    return { endpoint };
  });

  mount(app, unsubscribe, async ({ caller, body }) => {
    const endpoint = pushAddress(body.endpoint, push) ?? body.endpoint;
    await deleteSubscription(db, caller.user_id, endpoint);
    return undefined;
  });
}
