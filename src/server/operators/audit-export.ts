/** The record as a table for spreadsheets (product 7.17). */
import { Readable } from 'node:stream';
import { type FastifyInstance } from 'fastify';
import { exportAudit } from '#contract/operators.ts';
import { refusal } from '#contract/roles.ts';
import { Failure, parseOrFail } from '#server/http/api/failures.ts';
import { byteOrderMark, csvLine } from '#server/http/api/csv.ts';
import { limit } from '#server/http/limits/rate-limits.ts';
import { type Services } from '#server/http/services.ts';
import { type AuditFilter, everyEntry } from './audit.ts';

const columns = ['at', 'operator', 'action', 'subject_kind', 'subject_id', 'subject', 'reason'] as const;

async function* write(entries: ReturnType<typeof everyEntry>): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(columns);
  for await (const part of entries) {
    const lines = part.map((entry) => csvLine(columns.map((column) => entry[column])));
    if (lines.length > 0) yield lines.join('');
  }
}

/** A route of its own, as it answers no JSON; filtered as the list is. */
export function auditExportRoute(app: FastifyInstance, { db, limits }: Services): void {
  app.get(exportAudit.path, { config: { endpoint: exportAudit } }, async (request, reply) => {
    const { caller } = request;
    const why = refusal(exportAudit.access, caller?.acc_type);
    if (why || caller === undefined) throw new Failure(why ?? 'unauthenticated');
    await limit(limits.operator, caller.user_id);
    const filter: AuditFilter = parseOrFail(exportAudit.query, request.query);
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', 'attachment; filename="karngea-record.csv"')
      .type('text/csv; charset=utf-8')
      .send(Readable.from(write(everyEntry(db, filter))));
  });
}
