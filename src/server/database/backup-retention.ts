/** Which of the dated backups in a folder are kept: of seven days, and of four weeks before. */

const daysKept = 7;
const weeksKept = 4;
const dayMs = 24 * 60 * 60 * 1_000;
/** The first day was a Thursday; weeks end with Sunday. */
const weekOf = (day: string): number => Math.floor((Date.parse(day) / dayMs + 3) / 7);

const pattern = /^karngea-(\d{4}-\d\d-\d\d)T\d{6}Z\.tar\.gz$/;

/** A name by which backups are in the order of their time. */
export const backupName = (now: Date): string =>
  `karngea-${now.toISOString().replace(/\.\d+/, '').replaceAll(':', '')}.tar.gz`;

/** Those of the names whose time is over; what is no backup is not among them. */
export function expiredBackups(names: readonly string[]): string[] {
  const kept = new Set<string>();
  const [days, weeks] = [new Set<string>(), new Set<number>()];
  const backups = names
    .filter((name) => pattern.test(name))
    .sort()
    .reverse();
  for (const name of backups) {
    const day = pattern.exec(name)?.[1] ?? '';
    if (days.has(day)) continue;
    const isDaily = days.size < daysKept;
    const isWeekly = !isDaily && weeks.size < weeksKept && !weeks.has(weekOf(day));
    days.add(day);
    if (isWeekly) weeks.add(weekOf(day));
    if (isDaily || isWeekly) kept.add(name);
  }
  return backups.filter((name) => !kept.has(name));
}
