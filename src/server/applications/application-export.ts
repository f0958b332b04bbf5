/** Applications as a file for spreadsheets (product 7.19), read and sent a page at a time. */
import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import { type FastifyInstance } from 'fastify';
import { exportApplications } from '#contract/application-handling.ts';
import { refusal } from '#contract/roles.ts';
import { Failure, parseOrFail } from '#server/http/api/failures.ts';
import { limit } from '#server/http/limits/rate-limits.ts';
import { type Services } from '#server/http/services.ts';
import { exportColumns, type ExportRow, readExportPage } from './export-rows.ts';

/** Excel takes a file for UTF-8 by it. */
const byteOrderMark = '\ufeff';

/** A cell that a spreadsheet would run begins with an apostrophe. */
const toCsv = (rows: readonly ExportRow[], header: boolean): string =>
  stringify([...rows], {
    columns: exportColumns,
    header,
    escape_formulas: true,
    record_delimiter: 'windows',
  });

export function applicationExport(app: FastifyInstance, { db, limits }: Services): void {
  app.get(
    exportApplications.path,
    { config: { endpoint: exportApplications } },
    async ({ caller, query }, reply) => {
      const why = refusal(exportApplications.access, caller?.acc_type);
      if (why || !caller) throw new Failure(why ?? 'unauthenticated');
      const { job_id: jobId } = parseOrFail(exportApplications.query, query);
      await limit(limits.applicationExport, caller.user_id);
      const pageAfter = (id: number) =>
        readExportPage(db, { employerId: caller.user_id, jobId: jobId ?? undefined, after: id });
      // Before the answer begins, so that what fails can still be told.
      const first = await pageAfter(0);

      async function* file() {
        yield byteOrderMark + toCsv(first.rows, true);
        for (let { last } = first; last !== undefined;) {
          const page = await pageAfter(last);
          if (page.rows.length > 0) yield toCsv(page.rows, false);
          last = page.last;
        }
      }
      return reply
        .header('cache-control', 'private, no-store')
        .header('content-disposition', 'attachment; filename="applications.csv"')
        .type('text/csv; charset=utf-8')
        .send(Readable.from(file()));
    },
  );
}
