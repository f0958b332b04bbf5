/** Notices of the demonstration's applications, and Dara's search alerts. */
import { type Insertable, sql, type Transaction } from 'kysely';
import { familyNameFirst, nameByScript } from '#contract/person-name.ts';
import { type Tables } from '#server/database/tables.ts';
import { columnsOf } from '#server/alerts/alert-store.ts';

type Row = Insertable<Tables['notices']> & { at: Date };

/** The newest notices of each person are unread. */
const unread = 2;

/** Notices of the inserted applications, oldest first, as the server would have added them. */
export async function noticeRows(trx: Transaction<Tables>): Promise<Row[]> {
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
  const counts = new Map<number, number>();
  const marked = newestFirst.map((row) => {
    const before = counts.get(row.user_id) ?? 0;
    counts.set(row.user_id, before + 1);
    return { ...row, read_at: before < unread ? null : row.at };
  });
  return marked.reverse();
}

const alerts = [
  {
    name: 'Waiter, Phnom Penh',
    terms: { keyword: 'waiter', job_type: 'Part Time', province: 'KH-12' },
    alert: 'daily',
  },
  {
    name: 'ជាងដេរ កណ្ដាល',
    terms: { keyword: 'ជាងដេរ', province: 'KH-8', salary_from: '200' },
    alert: 'instant',
  },
] as const;

export const alertRows = (user_id: number, alert_since: Date) =>
  alerts.map(({ name, alert, terms }) => ({ user_id, name, alert, alert_since, ...columnsOf(terms) }));
