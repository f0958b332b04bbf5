/** What the site says about itself (product 12.8): to the API, and embedded in each page. */
import { type HelpNumber, type SiteInfo } from '#contract/site-info.ts';

/** Invented, for a demonstration whose settings name no others. */
const sampleContact = { email: 'hello@karngea.example', phone: '012 345 678' } as const;

type SiteSettings = {
  readonly demoData: boolean;
  readonly keepApplicationsMonths: number;
  readonly helpNumbers: readonly HelpNumber[];
  readonly siteOwner?: string | undefined;
  readonly siteEmail?: string | undefined;
  readonly sitePhone?: string | undefined;
  readonly siteTelegram?: string | undefined;
  readonly siteAddress?: string | undefined;
  readonly smsUrl?: string | undefined;
  readonly telegramToken?: string | undefined;
  readonly telegramChannel?: string | undefined;
};

export const siteInfoOf = (settings: SiteSettings): SiteInfo => ({
  demo: settings.demoData,
  owner: settings.siteOwner ?? null,
  email: settings.siteEmail ?? (settings.demoData ? sampleContact.email : null),
  phone: settings.sitePhone ?? (settings.demoData ? sampleContact.phone : null),
  telegram: settings.siteTelegram ?? null,
  address: settings.siteAddress ?? null,
  help_numbers: [...settings.helpNumbers],
  keep_applications_months: settings.keepApplicationsMonths,
  sms: settings.smsUrl !== undefined,
  telegram_bot: settings.telegramToken !== undefined,
  // A private channel has no address.
  telegram_channel: settings.telegramChannel?.startsWith('@') ? settings.telegramChannel.slice(1) : null,
});
