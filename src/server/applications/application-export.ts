/** Exports applications as CSV (product 7.19), one page at a time. */
import { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { type Answers, type Question, questions } from '#contract/job-questions.ts';
import { exportApplications } from '#contract/application-handling.ts';
import { FileReply } from '#server/http/api/call.ts';
import { byteOrderMark, csvLine } from '#server/http/api/csv.ts';
import { mount } from '#server/http/api/mount.ts';
import { limit } from '#server/http/limits/rate-limits.ts';
import { type Services } from '#server/http/services.ts';
import { type Cv } from '#contract/cvs.ts';
import { type Db } from '#server/database/connect.ts';
import { hourMs } from '#server/http/clock.ts';
import { listColumns } from './application-rows.ts';
import { isDelivered } from './block-store.ts';

const perPage = 500;

const questionHeaders: Record<Question, string> = {
  own_motorbike: 'Own motorbike',
  driving_licence: 'Driving licence',
  night_shift: 'Night shift',
  start_this_week: 'Can start this week',
  lives_nearby: 'Lives nearby',
  bring_id_card: 'Can bring ID card',
  years_experience: 'Years of experience',
  speaks_english: 'Speaks English',
  speaks_chinese: 'Speaks Chinese',
  reads_khmer: 'Reads Khmer',
};

/** The heading of each column, by the key of its cells. */
export const exportColumns = [
  { key: 'job', header: 'Job' },
  { key: 'first_name', header: 'First name' },
  { key: 'last_name', header: 'Last name' },
  { key: 'applied', header: 'Applied' },
  { key: 'status', header: 'Status' },
  { key: 'profession', header: 'Profession' },
  { key: 'phone', header: 'Phone' },
  { key: 'email', header: 'E-mail' },
  { key: 'address', header: 'Address' },
  { key: 'city', header: 'City' },
  { key: 'born', header: 'Date of birth' },
  { key: 'starred', header: 'Starred' },
  { key: 'note', header: 'Note' },
  { key: 'decided', header: 'Decided' },
  { key: 'message', header: 'Message' },
  { key: 'interview', header: 'Interview' },
  { key: 'comes', header: 'Comes' },
  { key: 'job_id', header: 'Job number' },
  { key: 'id', header: 'Application number' },
  ...questions.map((key) => ({ key, header: questionHeaders[key] })),
] as const;
type ExportRow = Record<(typeof exportColumns)[number]['key'], string | number>;

const inCv = (field: keyof Cv['user_info']) =>
  sql<string>`applications.cv #>> ${sql.lit(`{user_info,${field}}`)}`;

/** With the leading 0 and grouped, so that spreadsheets do not read it as a number. */
const phoneText = (national: string): string =>
  national === '' ? '' : `0${national}`.replace(/^(\d{3})(\d{3})(\d+)$/, '$1 $2 $3');

const cambodiaAheadMs = 7 * hourMs;
/** Cambodian local time in a format that spreadsheets parse. */
const timeText = (moment: Date): string =>
  new Date(moment.getTime() + cambodiaAheadMs).toISOString().slice(0, 16).replace('T', ' ');

type ExportQuery = {
  readonly employerId: number;
  readonly jobId: number | undefined;
  readonly after: number;
};
/** `last` is the id to continue after; undefined on the last page. */
type Page = { readonly rows: ExportRow[]; readonly last: number | undefined };

/** The next page of applications to the employer's jobs, oldest first. */
async function readExportPage(db: Db, { employerId, jobId, after }: ExportQuery): Promise<Page> {
  const found = await db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .select(listColumns(true))
    .select([
      inCv('job_title').as('profession'),
      inCv('contact_number').as('phone'),
      inCv('email').as('email'),
      inCv('address').as('address'),
      inCv('city').as('city'),
      inCv('date_of_birth').as('born'),
    ])
    .where('jobs.employer_id', '=', employerId)
    .$if(jobId !== undefined, (query) => query.where('applications.job_id', '=', jobId ?? 0))
    .where('applications.id', '>', after)
    .where(isDelivered)
    .orderBy('applications.id')
    .limit(perPage)
    .execute();
  return {
    rows: found.map(
      ({
        job_name,
        date_added,
        date_updated,
        status,
        starred,
        note,
        message,
        interview,
        phone,
        answers,
        ...row
      }) => ({
        ...row,
        ...answerCells(answers),
        job: job_name,
        first_name: row.first_name ?? '',
        last_name: row.last_name ?? '',
        applied: timeText(date_added),
        status,
        phone: phoneText(phone),
        starred: starred ? 'yes' : '',
        note: note ?? '',
        decided: status === 'pending' ? '' : timeText(date_updated),
        message: message ?? '',
        interview: interview === null ? '' : timeText(new Date(interview.at)),
        comes: interview?.answer ?? '',
      }),
    ),
    last: found.length < perPage ? undefined : found.at(-1)?.id,
  };
}

/** Empty where there is no answer. */
const answerCells = (answers: Answers | null) =>
  Object.fromEntries(questions.map((question) => [question, answers?.[question] ?? ''])) as Record<
    Question,
    string | number
  >;

const toCsv = (rows: readonly ExportRow[]): string =>
  rows.map((row) => csvLine(exportColumns.map(({ key }) => row[key]))).join('');

export function applicationExport(app: FastifyInstance, { db, limits }: Services): void {
  mount(app, exportApplications, async ({ caller, query: { job_id: jobId } }) => {
    await limit(limits.applicationExport, caller.user_id);
    const pageAfter = (id: number) =>
      readExportPage(db, { employerId: caller.user_id, jobId: jobId ?? undefined, after: id });
    // Before the answer starts, so that a failure can still be reported.
    const first = await pageAfter(0);

    async function* file() {
      yield byteOrderMark + csvLine(exportColumns.map(({ header }) => header)) + toCsv(first.rows);
      for (let { last } = first; last !== undefined;) {
        const page = await pageAfter(last);
        yield toCsv(page.rows);
        last = page.last;
      }
    }
    return new FileReply('applications.csv', 'text/csv', file());
  });
}
