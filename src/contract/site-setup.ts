/** What a real board needs before it opens (product 12.8). */
import { type SiteInfo } from './site-info.ts';

/** The settings that are missing, of which one per line is enough: who is responsible, and a way to reach them. */
export function missingSettings({ demo, owner, email, phone, telegram }: SiteInfo): readonly string[][] {
  if (demo) return [];
  return [
    ...(owner === null ? [['SITE_OWNER']] : []),
    ...((email ?? phone ?? telegram) === null ? [['SITE_EMAIL', 'SITE_PHONE', 'SITE_TELEGRAM']] : []),
  ];
}
