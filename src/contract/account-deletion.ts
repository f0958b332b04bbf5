/** Calls to export the caller's data and to delete their account (product 7.32, 7.33). */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { currentPassword, initData, newPassword, ownerProof } from './account-fields.ts';
import { passwordMaximum } from './limits.ts';

/** Rows as stored. The server's `personal-data.ts` files declare their columns; new ones may be added. */
const rows = z.array(z.record(z.string(), z.unknown()));

// The server writes the lists in this order.
const exported = z.object({
  exported_at: z.string(),
  account: rows,
  cv: rows,
  /** Absent from older files. */
  cv_links: z._default(rows, []),
  applications: rows,
  application_messages: rows,
  withdrawals: rows,
  /** Absent from older files. */
  blocks: z._default(rows, []),
  company: rows,
  jobs: rows,
  job_changes: rows,
  hidden_jobs: rows,
  job_views: rows,
  applications_received: rows,
  messages_to_applicants: rows,
  favourites: rows,
  saved_searches: rows,
  waiting_alerts: rows,
  told_jobs: rows,
  notices: rows,
  /** These three are absent from older files. */
  job_contacts: z._default(rows, []),
  contact_calls: z._default(rows, []),
  outcomes: z._default(rows, []),
  reports: rows,
  /** Absent from older files. */
  people_reports: z._default(rows, []),
  messages_to_the_team: rows,
  phone: rows,
  security_events: rows,
  sessions: rows,
  devices: rows,
  recovery_codes: rows,
  /** Absent from older files. */
  passkeys: z._default(rows, []),
  telegram: rows,
});

/** Once the log-in is 15 minutes old, `exportWithPassword` is needed. */
export const exportAccount = endpoint({
  method: 'GET',
  path: '/user/export',
  summary: 'Everything stored about the caller, as a file, within 15 minutes of the log-in.',
  access: 'loggedIn',
  reply: exported,
  status: 200,
  failures: ['password_needed'],
});

export const exportRequest = z.object({ currentPassword });

export const exportWithPassword = endpoint({
  method: 'POST',
  path: '/user/export',
  summary: 'Everything stored about the caller, as a file.',
  access: 'loggedIn',
  body: z.object(ownerProof),
  reply: exported,
  status: 200,
});

export const deletion = z.object({ password: newPassword(1, passwordMaximum) });

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/user/delete',
  summary: 'Delete the account and all its data permanently; not for operators.',
  access: 'loggedIn',
  // Without a password the server answers as for a missing one, unless the account has none.
  body: z.object({ password: z.optional(deletion.shape.password), init_data: z.optional(initData) }),
  reply: z.undefined(),
  status: 204,
});
