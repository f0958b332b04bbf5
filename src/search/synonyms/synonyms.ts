/** The table of synonyms, every file of which is imported here, and its dictionary. docs/recipes.md says how to add to it. */
import { buildDictionary, type Dictionary, type SynonymGroup } from '../dictionary.ts';
import industries from './industries.json' with { type: 'json' };
import needs from './needs.json' with { type: 'json' };
import places from './places.json' with { type: 'json' };
import skills from './skills.json' with { type: 'json' };
import titles from './titles.json' with { type: 'json' };
import trades from './trades.json' with { type: 'json' };
import words from './words.json' with { type: 'json' };

/** Levels are in the titles' file, but are optional beside a title, like hours. */
const levels: ReadonlySet<string> = new Set(['entry-level', 'senior-level']);
/** These say who does the work, not which work. */
const roles: ReadonlySet<string> = new Set([
  'staff',
  'worker',
  'officer',
  'specialist',
  'consultant',
  'assistant',
  'craftsman',
]);
const markRole = (group: SynonymGroup): SynonymGroup =>
  roles.has(group.id) ? { ...group, isRole: true } : group;

const groups: readonly SynonymGroup[] = [
  ...[titles, trades, industries, skills]
    .flatMap((file): SynonymGroup[] => file.groups)
    .map((group) => (levels.has(group.id) ? { ...group, isOptional: true } : markRole(group))),
  ...places.groups.map((group) => ({ ...group, isPlace: true })),
  ...needs.groups.map((group) => ({ ...group, isOptional: true })),
  ...words.groups.map(markRole),
];

/** Groups to suggest while people type. */
export const suggestedGroups: Readonly<Record<'titles' | 'places', readonly SynonymGroup[]>> = {
  titles: [...titles.groups, ...trades.groups],
  places: places.groups,
};

let built: Dictionary | undefined;
/** Built at first use: it takes a server about a second, and commands without a search don't need it. */
export const dictionary = (): Dictionary => (built ??= buildDictionary(groups));
