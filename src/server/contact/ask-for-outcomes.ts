/** Asks both sides once how a call, an interview or an acceptance ended (product 3.25). */
import { type RawBuilder, sql } from 'kysely';
import { type Db } from '#server/database/connect.ts';
import { inBatches } from '#server/database/in-batches.ts';
import { type Clock, dayMs } from '#server/http/clock.ts';
import { isShown } from '#server/jobs/job-visibility-store.ts';
import { addNotices, type NewNotice, personNames } from '#server/notices/notice-store.ts';
import { outcomeEvent } from './outcome-store.ts';

/** Days until a call or an interview, and until an acceptance, is asked about. */
const days = { call: 3, interview: 3, acceptance: 7 } as const;
/** After an outage; later, the question would be stale. */
const graceDays = 3;
/** Rows per transaction. */
const batch = 300;

type Occasion = keyof typeof days;
/** A position in the order of time; `other` is the second id of calls. */
type Position = { readonly at: Date; readonly id: number; readonly other: number };
type Contact = Position & {
  readonly job_id: number;
  readonly job_name: string;
  readonly employer_id: number | null;
  readonly user_id: number | null;
  readonly application_id: number | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly company: string | null;
  readonly company_km: string | null;
  readonly is_shown: boolean;
  /** An invitation that the seeker never saw, because one of the two blocked the other. */
  readonly undelivered: boolean;
};

/** Safe to repeat: each question is one event. */
export async function askForOutcomes(db: Db, clock: Clock, signal: AbortSignal): Promise<void> {
  const now = clock();
  for (const occasion of Object.keys(days) as Occasion[]) {
    const to = new Date(now.getTime() - days[occasion] * dayMs);
    let after: Position = { at: new Date(to.getTime() - graceDays * dayMs), id: 0, other: 0 };
    const askBatch = async () => {
      const contacts = await db.transaction().execute((trx) => askSome(trx, occasion, after, to));
      after = contacts.at(-1) ?? after;
      return contacts.length === batch;
    };
    await inBatches(askBatch, { signal });
  }
}

/** `at`, `id`, `other`, the seeker, the job and the application of each occasion. */
const occasions: Readonly<Record<Occasion, RawBuilder<unknown>>> = {
  call: sql`select called_at as at, user_id as id, job_id as other, user_id, job_id, null::bigint as application_id, false as undelivered
    from contact_calls`,
  // Rejecting cancels an interview, and a later invitation replaces an earlier one.
  interview: sql`select interview_at as at, application_messages.id, 0::bigint as other, user_id, job_id, application_id, undelivered
    from application_messages join applications on applications.id = application_id
    where interview_at is not null and status <> 'rejected' and answer is distinct from 'no'
      and not exists (select from application_messages as later
        where later.application_id = application_messages.application_id
          and later.interview_at is not null and later.id > application_messages.id)`,
  acceptance: sql`select date_updated as at, id, 0::bigint as other, user_id, job_id, id as application_id, false as undelivered
    from applications where status = 'accepted'`,
};

async function askSome(trx: Db, occasion: Occasion, after: Position, to: Date): Promise<Contact[]> {
  const { rows } = await sql<Contact>`
    select due.*, jobs.name as job_name, jobs.employer_id, first_name, last_name,
      companies.name as company, companies.name_km as company_km,
      ${isShown('jobs')} as is_shown
    from (
      select * from (${occasions[occasion]}) as all_of_them
      where (at, id, other) > (${after.at}::timestamptz, ${after.id}::bigint, ${after.other}::bigint) and at <= ${to}
      order by at, id, other limit ${sql.lit(batch)}
    ) as due
    join jobs on jobs.id = due.job_id
    left join applications on applications.id = due.application_id
    left join companies on companies.user_id = jobs.employer_id
    order by at, id, other`.execute(trx);
  await addNotices(trx, rows.filter(({ is_shown }) => is_shown).flatMap(questions));
  return rows;
}

/** One for each side that knows of it; none if an account was deleted, as nothing can have come of it. */
function questions(contact: Contact): NewNotice[] {
  const { user_id, employer_id, job_id, job_name, application_id, company, company_km } = contact;
  if (user_id === null || employer_id === null) return [];
  const about = {
    kind: 'outcome' as const,
    job_id,
    job_name,
    ...(application_id === null ? {} : { application_id }),
  };
  const ofSeeker = {
    ...about,
    user_id,
    event: outcomeEvent(job_id, null),
    ...(company === null
      ? {}
      : { person: company, ...(company_km === null ? {} : { person_km: company_km }) }),
  };
  return [
    // The employer is asked as always: the block stays secret.
    ...(contact.undelivered ? [] : [ofSeeker]),
    // Employers do not learn who called.
    { ...about, user_id: employer_id, event: outcomeEvent(job_id, application_id), ...personNames(contact) },
  ];
}
