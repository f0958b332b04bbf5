/** How this server sends pushes. */
import webPush from 'web-push';
import { type Db } from '#server/database/connect.ts';

/** The keys by which push services know this site (product 7.21): of the settings, else made once and kept. */
type VapidKeys = { readonly publicKey: string; readonly privateKey: string };

const place = 'vapid_keys';

/** Of the database, where the first node that asks puts them; two that race agree. */
export async function readVapidKeys(db: Db): Promise<VapidKeys> {
  const found = await find(db);
  if (found !== undefined) return found;
  await db
    .insertInto('meta')
    .values({ key: place, value: JSON.stringify(webPush.generateVAPIDKeys()) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  return (await find(db)) ?? readVapidKeys(db);
}

async function find(db: Db): Promise<VapidKeys | undefined> {
  const row = await db.selectFrom('meta').select('value').where('key', '=', place).executeTakeFirst();
  return row && (JSON.parse(row.value) as VapidKeys);
}

/** Asked for once, unless that fails. */
function rememberedKeys(db: Db, given: VapidKeys | undefined): () => Promise<VapidKeys> {
  let keys: Promise<VapidKeys> | undefined = given && Promise.resolve(given);
  return () =>
    (keys ??= readVapidKeys(db).catch((error: unknown) => {
      keys = undefined;
      throw error;
    }));
}

export type PushSettings = {
  readonly keys: () => Promise<VapidKeys>;
  /** Whom push services can write to: a mailto: or https: address. */
  readonly subject: string;
  /** Endpoints may be private and without TLS: for tests. */
  readonly isInsecure: boolean;
};

type Given = {
  readonly publicUrl?: string | undefined;
  readonly vapidKeys?: VapidKeys | undefined;
  readonly vapidSubject?: string | undefined;
  readonly pushInsecure?: boolean;
};

/** Some services refuse whoever names nobody. */
const nobody = 'mailto:webmaster@karngea.invalid';

export function readPushSettings(
  db: Db,
  { publicUrl, vapidKeys, vapidSubject, pushInsecure = false }: Given,
): PushSettings {
  const site = publicUrl?.startsWith('https:') ? publicUrl : undefined;
  return {
    keys: rememberedKeys(db, vapidKeys),
    subject: vapidSubject ?? site ?? nobody,
    isInsecure: pushInsecure,
  };
}
