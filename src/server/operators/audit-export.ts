/** The audit log as a table for spreadsheets (product 7.17). */
import { type FastifyInstance } from 'fastify';
import { exportAudit } from '#contract/operators.ts';
import { FileReply } from '#server/http/api/call.ts';
import { byteOrderMark, csvLine } from '#server/http/api/csv.ts';
import { mount } from '#server/http/api/mount.ts';
import { limit } from '#server/http/limits/rate-limits.ts';
import { type Services } from '#server/http/services.ts';
import { everyEntry } from './audit.ts';

const columns = ['at', 'operator', 'action', 'subject_kind', 'subject_id', 'subject', 'reason'] as const;

async function* write(entries: ReturnType<typeof everyEntry>): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(columns);
  for await (const part of entries) {
    const lines = part.map((entry) => csvLine(columns.map((column) => entry[column])));
    if (lines.length > 0) yield lines.join('');
  }
}

/** Filtered like the list. */
export function auditExportRoute(app: FastifyInstance, { db, limits }: Services): void {
  mount(app, exportAudit, async ({ caller, query }) => {
    await limit(limits.operator, caller.user_id);
    return new FileReply('karngea-record.csv', 'text/csv', write(everyEntry(db, query)));
  });
}
