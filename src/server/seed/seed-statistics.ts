/** A plausible quarter of statistics for the demonstration. */
import { type Transaction } from 'kysely';
import { dayInCambodia } from '#contract/days.ts';
import { type JobSource } from '#contract/statistics.ts';
import { type Tables } from '#server/database/tables.ts';

type Trx = Transaction<Tables>;

const days = 91;
/** The newest jobs get statistics, so that a fresh demonstration has something to look at. */
const jobsSeen = 60;
const daysSeen = 14;
const sources: readonly (readonly [JobSource, number])[] = [
  ['search', 9],
  ['home', 5],
  ['alert', 3],
  ['link', 2],
  ['company', 1],
];
/** What the demonstration has no jobs for, and how many people looked for it this week and the week before. */
const searches = [
  ['ferry captain', 9, 6],
  ['អ្នកថតរូប', 7, 4],
  ['tattoo artist', 4, 5],
] as const;

/** A board that grows, with fewer visitors on Sundays. */
function visitsOn(ago: number, now: number): number {
  const isSunday = new Date(`${dayInCambodia(-ago, now)}T00:00Z`).getUTCDay() === 0;
  const visits = 40 + (days - ago) * 2 + ((ago * 7) % 11);
  return Math.round(isSunday ? visits * 0.6 : visits);
}

export async function writeStatistics(trx: Trx, now: number): Promise<void> {
  const counts = Array.from({ length: days }, (_, ago) => {
    const amount = visitsOn(ago, now);
    const day = dayInCambodia(-ago, now);
    return [
      { day, what: 'visits' as const, amount },
      { day, what: 'returning' as const, amount: Math.round(amount * 0.35) },
    ];
  });
  await trx.insertInto('daily_counts').values(counts.flat()).execute();

  const jobs = await trx
    .selectFrom('jobs')
    .select('id')
    .orderBy('date_added', 'desc')
    .limit(jobsSeen)
    .execute();
  const views = jobs.flatMap(({ id }) =>
    Array.from({ length: daysSeen }, (_, ago) =>
      sources.flatMap(([source, usual]) => {
        const amount = Math.floor((usual * ((id + ago * 3) % 5)) / 3);
        return amount > 0 ? [{ job_id: id, day: dayInCambodia(-ago, now), source, amount }] : [];
      }),
    ).flat(),
  );
  for (let at = 0; at < views.length; at += 1_000)
    await trx
      .insertInto('job_views')
      .values(views.slice(at, at + 1_000))
      .execute();

  const people = (words: string, count: number, ago: number) =>
    Array.from({ length: count }, (_, person) => ({
      day: dayInCambodia(-ago - (person % 6), now),
      words,
      person: `${words} ${ago} ${person}`,
    }));
  await trx
    .insertInto('empty_searches')
    .values(
      searches.flatMap(([words, thisWeek, before]) => [
        ...people(words, thisWeek, 0),
        ...people(words, before, 7),
      ]),
    )
    .execute();
}

export async function removeStatistics(trx: Trx): Promise<void> {
  for (const table of ['daily_counts', 'empty_searches', 'board_health'] as const)
    await trx.deleteFrom(table).execute();
}
