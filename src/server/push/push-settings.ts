/** How this server sends pushes. */
import { type Db } from '#server/database/connect.ts';
import { rememberedKeys, type VapidKeys } from './vapid-store.ts';

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
