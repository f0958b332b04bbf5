/** Settings of Web Push: the keys that identify this site (configured, or generated once), and what push tasks need. */
import webPush from 'web-push';
import { type Db } from '#server/database/connect.ts';
import { publicUrl as publicUrlOf } from '#server/http/outgoing/public-address.ts';

/** The keys that identify this site to push services (product 7.21): from the settings, else generated and stored once. */
type VapidKeys = { readonly publicKey: string; readonly privateKey: string };

const metaKey = 'vapid_keys';

/** From the database, where the first node stores them. Concurrent nodes get the same keys. */
export async function readVapidKeys(db: Db): Promise<VapidKeys> {
  const stored = await findStoredKeys(db);
  if (stored !== undefined) return stored;
  await db
    .insertInto('meta')
    .values({ key: metaKey, value: JSON.stringify(webPush.generateVAPIDKeys()) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  return (await findStoredKeys(db)) ?? readVapidKeys(db);
}

async function findStoredKeys(db: Db): Promise<VapidKeys | undefined> {
  const row = await db.selectFrom('meta').select('value').where('key', '=', metaKey).executeTakeFirst();
  return row && (JSON.parse(row.value) as VapidKeys);
}

/** Reads the keys once; tries again after a failure. */
function cachedKeys(db: Db, configured: VapidKeys | undefined): () => Promise<VapidKeys> {
  let keys: Promise<VapidKeys> | undefined = configured && Promise.resolve(configured);
  return () =>
    (keys ??= readVapidKeys(db).catch((error: unknown) => {
      keys = undefined;
      throw error;
    }));
}

export type PushSettings = {
  readonly keys: () => Promise<VapidKeys>;
  /** Contact for push services: a mailto: or https: URL. */
  readonly subject: string;
  /** Allows private endpoints and endpoints without TLS, for tests. */
  readonly isInsecure: boolean;
  /** Push services; their subdomains count too. */
  readonly hosts: readonly string[];
};

/** The push services of Chrome, Firefox, Safari and Edge. PUSH_HOSTS adds others. */
const knownHosts = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
] as const;

/** The address in its normal form; undefined if it belongs to no push service, which the server must not be made to call. */
export function pushAddress(endpoint: string, { hosts, isInsecure }: PushSettings): string | undefined {
  const url = publicUrlOf(endpoint, isInsecure);
  if (url === undefined || isInsecure) return url?.href;
  const isService = hosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`));
  return url.port === '' && isService ? url.href : undefined;
}

type Options = {
  readonly publicUrl?: string | undefined;
  readonly vapidKeys?: VapidKeys | undefined;
  readonly vapidSubject?: string | undefined;
  readonly pushInsecure?: boolean;
  readonly pushHosts?: readonly string[];
};

/** Some push services refuse requests without a contact. */
const placeholderSubject = 'mailto:webmaster@karngea.invalid';

export function readPushSettings(
  db: Db,
  { publicUrl, vapidKeys, vapidSubject, pushInsecure = false, pushHosts = [] }: Options,
): PushSettings {
  const site = publicUrl?.startsWith('https:') ? publicUrl : undefined;
  return {
    keys: cachedKeys(db, vapidKeys),
    subject: vapidSubject ?? site ?? placeholderSubject,
    isInsecure: pushInsecure,
    hosts: [...knownHosts, ...pushHosts],
  };
}
