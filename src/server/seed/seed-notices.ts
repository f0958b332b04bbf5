/** What the demonstration's people were told of its applications; of each person the two newest are unread. */
import { type Insertable, sql, type Transaction } from 'kysely';
import { familyNameFirst, nameByScript } from '#contract/person-name.ts';
import { type Tables } from '#server/database/tables.ts';

type Row = Insertable<Tables['notices']> & { at: Date };

const unread = 2;

/** The notices of the applications that are written, oldest first, as they would have been made. */
export async function drawNotices(trx: Transaction<Tables>): Promise<Row[]> {
  const applications = await trx
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .select([
      'applications.id',
      'applications.user_id',
      'applications.status',
      'jobs.employer_id',
      'jobs.name',
    ])
    .select(['applications.date_added', 'applications.date_updated', 'applications.job_id'])
    .select(sql<string>`applications.cv #>> '{user_info,first_name}'`.as('first_name'))
    .select(sql<string>`applications.cv #>> '{user_info,last_name}'`.as('last_name'))
    .$narrowType<{ user_id: number; employer_id: number }>()
    .execute();
  const rows = applications.flatMap((one): Row[] => {
    const about = { job_id: one.job_id, job_name: one.name, application_id: one.id, text: null };
    const received: Row = {
      ...about,
      user_id: one.employer_id,
      kind: 'application_received',
      event: `application_received:${one.id}`,
      at: one.date_added,
      person: nameByScript(one),
      person_km: familyNameFirst(one),
    };
    if (one.status === 'pending') return [received];
    const decided: Row = {
      ...about,
      user_id: one.user_id,
      kind: 'application_decided',
      event: `application_decided:${one.id}`,
      at: one.date_updated,
      person: null,
      person_km: null,
    };
    return [received, decided];
  });
  const newestFirst = rows.sort((one, other) => other.at.getTime() - one.at.getTime());
  const told = new Map<number, number>();
  const marked = newestFirst.map((row) => {
    const before = told.get(row.user_id) ?? 0;
    told.set(row.user_id, before + 1);
    return { ...row, read_at: before < unread ? null : row.at };
  });
  return marked.reverse();
}
