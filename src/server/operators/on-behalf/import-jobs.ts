/** Imports the jobs of a CSV file in short transactions, so that others get their turn (product 7.47). */
import { setImmediate } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import * as z from 'zod/mini';
import { type ImportReply, type JobOnBehalf, jobOnBehalf } from '#contract/on-behalf.ts';
import { placed } from '#contract/province-locations.ts';
import { fieldErrors, type FieldErrors, validationMessages } from '#contract/validation-errors.ts';
import { filledFields } from '#occupations/filled-fields.ts';
import { type Db } from '#server/database/connect.ts';
import { type Tables } from '#server/database/tables.ts';
import { Failure } from '#server/http/api/call-failures.ts';
import { type Clock } from '#server/http/clock.ts';
import { type ChangedJob } from '#server/http/services.ts';
import { writeAuditEntry } from '../audit-log.ts';
import { type DecisionInput } from '../decision.ts';
import { lockRefs, type OnBehalf, postOnBehalf } from './post-on-behalf.ts';
import { bodyOf, type CsvRow, readCsv } from './read-csv.ts';
import { addClaimCode, openCompany, tryCompany } from './unclaimed-store.ts';

/** Rows per transaction: each takes the embedded engine a few milliseconds. */
const batchSize = 10;

type Import = {
  readonly clock: Clock;
  readonly operator: DecisionInput<'import'>['operator'];
  readonly isDryRun: boolean;
  readonly onPosted?: (job: ChangedJob) => void;
};

type Row = ImportReply['rows'][number];
type Parsed = { readonly line: number } & ({ readonly job: JobOnBehalf } | { readonly errors: FieldErrors });

async function parseRow(row: CsvRow): Promise<Parsed> {
  const parsed = z.safeParse(jobOnBehalf, await bodyOf(row));
  if (parsed.success) return { line: row.line, job: parsed.data };
  const found = fieldErrors(parsed.error);
  // What a right occupation would fill in is not missing.
  const isFilled = (path: string) =>
    found['occupation'] !== undefined && !row.cells.has(path) && filledFields.some((field) => field === path);
  // By the names of the columns.
  const errors = Object.entries(found).flatMap(([path, error]) =>
    isFilled(path) ? [] : [[columnOf(path), error]],
  );
  return { line: row.line, errors: Object.fromEntries(errors) as FieldErrors };
}

/** `tags.0` is in the column `tags`, and the name of the company in `company`. */
const columnOf = (path: string): string =>
  path.replace(/\.\d+$/, '').replace(/^(company|source)\.name$/, '$1');

const failed = (line: number, errors: FieldErrors): Row => ({
  line,
  state: 'failed',
  fields: Object.fromEntries(
    Object.entries(errors).map(([field, code]) => [field, validationMessages[code]]),
  ),
});

/** Throws `not_utf8`, `bad_csv`, and `invalid` for unknown columns. */
export async function importJobs(db: Db, bytes: Uint8Array, options: Import): Promise<ImportReply> {
  const csv = readCsv(bytes);
  const rows: Row[] = [];
  const companies = new Map<number, ImportReply['companies'][number]>();
  /** Refs of the rows before, also in a dry run. */
  const refs = new Set<string>();
  for (let at = 0; at < csv.length; at += batchSize) {
    const parsed: Parsed[] = [];
    for (const row of csv.slice(at, at + batchSize)) {
      parsed.push(await parseRow(row));
      await setImmediate();
    }
    const batch = { parsed, refs, rowCount: csv.length, isFirst: companies.size === 0 };
    const { done, codes, posted } = await db
      .transaction()
      .execute((trx) => importBatch(trx, batch, companies, options));
    rows.push(...done);
    codes.forEach((company) => companies.set(company.company_id, company));
    posted.forEach((job) => options.onPosted?.(placed(job)));
    await setImmediate();
  }
  const count = (state: Row['state']) => rows.filter((row) => row.state === state).length;
  return {
    created: count('created'),
    same: count('same'),
    failed: count('failed'),
    rows,
    companies: [...companies.values()],
  };
}

type Batch = {
  readonly parsed: readonly Parsed[];
  readonly refs: Set<string>;
  readonly rowCount: number;
  readonly isFirst: boolean;
};

async function importBatch(
  trx: Transaction<Tables>,
  { parsed, refs, rowCount, isFirst }: Batch,
  known: ReadonlyMap<number, unknown>,
  { clock, operator, isDryRun }: Import,
) {
  await lockRefs(trx);
  const now = clock();
  const stored = await storedRefs(trx, parsed);
  const done: Row[] = [];
  const posts: OnBehalf[] = [];
  const codes = new Map<number, ImportReply['companies'][number]>();
  for (const row of parsed) {
    const { line } = row;
    if ('errors' in row) {
      done.push(failed(line, row.errors));
      continue;
    }
    const { job } = row;
    const ref = job.ref ?? '';
    if (stored.has(ref) || refs.has(ref)) {
      done.push({ line, state: 'same' });
      continue;
    }
    try {
      if (isDryRun) await tryCompany(trx, job.company);
      else {
        const companyId = await openCompany(trx, job.company, now);
        posts.push({ job, companyId });
        if (!known.has(companyId) && !codes.has(companyId)) {
          const { claim_code } = await addClaimCode(trx, companyId, now);
          codes.set(companyId, { company_id: companyId, name: job.company.name, claim_code });
        }
      }
      refs.add(ref);
      done.push({ line, state: 'created' });
    } catch (error) {
      if (!(error instanceof Failure && error.code === 'invalid')) throw error;
      done.push(failed(line, { company: error.fields['company.name'] ?? 'wrong_type' }));
    }
  }
  await postOnBehalf(trx, posts, now);
  if (posts.length > 0 && isFirst)
    await writeAuditEntry(
      { trx, operator, now, id: 0, action: 'import', reason: '', version: undefined },
      { subject_kind: 'import', subject_id: 0, subject: String(rowCount) },
    );
  return { done, codes: [...codes.values()], posted: posts.map(({ job }) => job) };
}

async function storedRefs(trx: Transaction<Tables>, parsed: readonly Parsed[]): Promise<Set<string | null>> {
  const wanted = parsed.flatMap((row) => ('job' in row && row.job.ref !== null ? [row.job.ref] : []));
  const rows = await trx
    .selectFrom('job_sources')
    .select('ref')
    .where(sql<boolean>`ref = any(${wanted}::text[])`)
    .execute();
  return new Set(rows.map(({ ref }) => ref));
}
