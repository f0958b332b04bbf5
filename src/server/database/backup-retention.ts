/** Retention of backups: one per day for 7 days, and one per week for the 4 weeks before. */

const retainedDays = 7;
const retainedWeeks = 4;
const dayMs = 24 * 60 * 60 * 1_000;
/** 1 January 1970 was a Thursday; weeks end on Sunday. */
const weekOf = (day: string): number => Math.floor((Date.parse(day) / dayMs + 3) / 7);

const pattern = /^karngea-(\d{4}-\d\d-\d\d)T\d{6}Z\.tar\.gz$/;

/** A file name that sorts by time. */
export const backupName = (now: Date): string =>
  `karngea-${now.toISOString().replace(/\.\d+/, '').replaceAll(':', '')}.tar.gz`;

/** The expired backups among the names. Other files are ignored. */
export function expiredBackups(names: readonly string[]): string[] {
  const retained = new Set<string>();
  const [days, weeks] = [new Set<string>(), new Set<number>()];
  const backups = names
    .filter((name) => pattern.test(name))
    .sort()
    .reverse();
  for (const name of backups) {
    const day = pattern.exec(name)?.[1] ?? '';
    if (days.has(day)) continue;
    const isDaily = days.size < retainedDays;
    const isWeekly = !isDaily && weeks.size < retainedWeeks && !weeks.has(weekOf(day));
    days.add(day);
    if (isWeekly) weeks.add(weekOf(day));
    if (isDaily || isWeekly) retained.add(name);
  }
  return backups.filter((name) => !retained.has(name));
}
