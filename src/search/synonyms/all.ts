/** The table of synonyms: every file of it is named here. How to add to it is in CONTRIBUTING.md. */
import { type Group } from '../dictionary.ts';
import industries from './industries.json' with { type: 'json' };
import needs from './needs.json' with { type: 'json' };
import places from './places.json' with { type: 'json' };
import skills from './skills.json' with { type: 'json' };
import titles from './titles.json' with { type: 'json' };
import trades from './trades.json' with { type: 'json' };
import words from './words.json' with { type: 'json' };

/** Levels stand among the titles, but are as optional beside one as hours are. */
const levels: ReadonlySet<string> = new Set(['entry-level', 'senior-level']);
const asOptional = (group: Group): Group => ({ ...group, isOptional: true });
/** Who does the work, not which. */
const roles: ReadonlySet<string> = new Set([
  ...['staff', 'worker', 'officer', 'specialist', 'consultant', 'assistant', 'craftsman'],
]);
const asRole = (group: Group): Group => (roles.has(group.id) ? { ...group, isRole: true } : group);

const asPlace = (group: Group): Group => ({ ...group, isPlace: true });

export const synonyms: readonly Group[] = [
  ...[titles, trades, industries, skills]
    .flatMap(({ groups }): Group[] => groups)
    .map((group) => (levels.has(group.id) ? asOptional(group) : asRole(group))),
  ...places.groups.map(asPlace),
  ...needs.groups.map(asOptional),
  ...words.groups.map(asRole),
];

/** What people look for by its name. */
export const named: Readonly<Record<'titles' | 'places', readonly Group[]>> = {
  titles: [...titles.groups, ...trades.groups],
  places: places.groups,
};
