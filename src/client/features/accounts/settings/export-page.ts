/** A user's exported data as an HTML page in the app's language (product 2.35). */
import { type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { type Reply } from '#contract/endpoint.ts';
import { type exportAccount } from '#contract/account-deletion.ts';
import styles from './export-page.css?inline';

type Exported = Reply<typeof exportAccount>;
type Part = Exclude<keyof Exported, 'exported_at'>;

const titles: Readonly<Record<Part, MessageDescriptor>> = {
  account: msg`Account and profile`,
  cv: msg`CV`,
  cv_links: msg`Links to your CV`,
  applications: msg`Applications`,
  application_messages: msg`Messages`,
  withdrawals: msg`Withdrawn applications`,
  blocks: msg`Blocked`,
  company: msg`Company`,
  jobs: msg`Postings`,
  job_changes: msg`Changes to postings`,
  hidden_jobs: msg`Hidden postings`,
  job_views: msg`Views of your postings`,
  applications_received: msg`Applications received`,
  messages_to_applicants: msg`Messages to applicants`,
  favourites: msg`Saved jobs`,
  saved_searches: msg`Job alerts`,
  waiting_alerts: msg`New jobs waiting for the evening alert`,
  told_jobs: msg`Jobs we told you about`,
  notices: msg`Notifications`,
  job_contacts: msg`Phone and Telegram of your jobs`,
  contact_calls: msg`Jobs you called about`,
  outcomes: msg`How it ended`,
  reports: msg`Reports`,
  people_reports: msg`Reports of companies and people`,
  messages_to_the_team: msg`Messages to us`,
  phone: msg`Phone number`,
  security_events: msg`What happened to your account`,
  sessions: msg`Where you are logged in`,
  devices: msg`Devices that receive notifications`,
  recovery_codes: msg`Recovery codes`,
  passkeys: msg`Fingerprints and screen locks`,
  telegram: msg`Telegram`,
};
const parts = Object.keys(titles) as Part[];

const hasValue = ([, value]: readonly [string, unknown]): boolean =>
  value !== null && value !== undefined && value !== '';

const toText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value, null, 1);

function tableOf(page: Document, row: Readonly<Record<string, unknown>>): HTMLTableElement {
  const table = page.createElement('table');
  for (const [name, value] of Object.entries(row).filter(hasValue)) {
    const line = table.insertRow();
    const head = page.createElement('th');
    head.textContent = name;
    line.append(head);
    line.insertCell().textContent = toText(value);
  }
  return table;
}

function heading(page: Document, level: 'h1' | 'h2', text: string): HTMLElement {
  const head = page.createElement(level);
  head.textContent = text;
  return head;
}

export function useExportPage(): (data: Exported) => string {
  const { i18n } = useLingui();
  return (data) => {
    const title = i18n._(msg`Your data at Karngea`);
    const page = document.implementation.createHTMLDocument(title);
    page.documentElement.lang = i18n.locale;
    const charset = page.createElement('meta');
    charset.setAttribute('charset', 'utf-8');
    page.head.prepend(charset);
    page.body.append(heading(page, 'h1', title), data.exported_at);
    for (const part of parts.filter((one) => data[one].length > 0))
      page.body.append(
        heading(page, 'h2', i18n._(titles[part])),
        ...data[part].map((row) => tableOf(page, row)),
      );
    // Inserted as text: the app's content security policy would refuse a style element in this document.
    const styled = page.documentElement.outerHTML.replace('</head>', () => `<style>${styles}</style></head>`);
    // eslint-disable-next-line lingui/no-unlocalized-strings -- every HTML page starts like this
    return `<!doctype html>${styled}`;
  };
}
