/** The table of synonyms: every file of it is named here. How to add to it is in CONTRIBUTING.md. */
import { type Group } from '../search/dictionary.ts';
import industries from './industries.json' with { type: 'json' };
import needs from './needs.json' with { type: 'json' };
import places from './places.json' with { type: 'json' };
import skills from './skills.json' with { type: 'json' };
import titles from './titles.json' with { type: 'json' };
import trades from './trades.json' with { type: 'json' };

export const synonyms: readonly Group[] = [titles, trades, industries, places, skills, needs].flatMap(
  ({ groups }): Group[] => groups,
);

/** What people look for by its name. */
export const named: Readonly<Record<'titles' | 'places', readonly Group[]>> = {
  titles: [...titles.groups, ...trades.groups],
  places: places.groups,
};
