/** Applications as a table for spreadsheets (product 7.19), read and sent a page at a time. */
import { stringify } from 'csv-stringify/sync';
import { type FastifyInstance } from 'fastify';
import { exportApplications } from '#contract/application-handling.ts';
import { FileReply } from '#server/http/api/call.ts';
import { byteOrderMark } from '#server/http/api/csv.ts';
import { mount } from '#server/http/api/mount.ts';
import { limit } from '#server/http/limits/rate-limits.ts';
import { type Services } from '#server/http/services.ts';
import { exportColumns, type ExportRow, readExportPage } from './export-rows.ts';

/** A cell that a spreadsheet would run as a formula gets an apostrophe in front. */
const toCsv = (rows: readonly ExportRow[], header: boolean): string =>
  stringify([...rows], {
    columns: exportColumns,
    header,
    escape_formulas: true,
    record_delimiter: 'windows',
  });

export function applicationExport(app: FastifyInstance, { db, limits }: Services): void {
  mount(app, exportApplications, async ({ caller, query: { job_id: jobId } }) => {
    await limit(limits.applicationExport, caller.user_id);
    const pageAfter = (id: number) =>
      readExportPage(db, { employerId: caller.user_id, jobId: jobId ?? undefined, after: id });
    // Before the answer starts, so that a failure can still be reported.
    const first = await pageAfter(0);

    async function* file() {
      yield byteOrderMark + toCsv(first.rows, true);
      for (let { last } = first; last !== undefined;) {
        const page = await pageAfter(last);
        if (page.rows.length > 0) yield toCsv(page.rows, false);
        last = page.last;
      }
    }
    return new FileReply('applications.csv', 'text/csv', file());
  });
}
