/** What the site says about itself: demonstration or real board, and who runs it (product 7.10, 12.8). */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

const set = z.nullable(z.string());

/** A number to call in danger, as dialled, and who answers. */
const helpNumber = z.object({ number: z.string(), label: set });
export type HelpNumber = z.output<typeof helpNumber>;

/** Null means "not set": then it is not shown. */
const siteInfo = z.object({
  /** Whether the site is a demonstration with invented people and jobs, and not a real board. */
  demo: z.boolean(),
  /** Who is responsible for the site. */
  owner: set,
  email: set,
  phone: set,
  /** A user name without `@`. */
  telegram: set,
  address: set,
  help_numbers: z.array(helpNumber),
  /** Copies of CVs are deleted this many months after the decision. */
  keep_applications_months: z.number(),
  /** Whether the site sends SMS. */
  sms: z.boolean(),
  /** Whether the site has a Telegram bot for notices. */
  telegram_bot: z.boolean(),
  /** The channel with new jobs. */
  telegram_channel: set,
});
export type SiteInfo = z.output<typeof siteInfo>;

export const getSite = endpoint({
  method: 'GET',
  path: '/site',
  summary: 'How this site is set up, and who runs it.',
  access: 'anyone',
  reply: siteInfo,
  status: 200,
  offline: 'cache',
});

/** The settings that are missing, of which one per line is enough: who is responsible, and a way to reach them. */
export function missingSettings({ demo, owner, email, phone, telegram }: SiteInfo): readonly string[][] {
  if (demo) return [];
  return [
    ...(owner === null ? [['SITE_OWNER']] : []),
    ...((email ?? phone ?? telegram) === null ? [['SITE_EMAIL', 'SITE_PHONE', 'SITE_TELEGRAM']] : []),
  ];
}
