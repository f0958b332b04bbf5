/** Everybody who seeks a job in the demonstration: Dara first, then those with a CV, then those who only look around yet. */
import { tradeSeekers } from './cv-stories-trades.ts';
import { technologySeekers } from './cv-stories-technology.ts';
import { seekerWithoutCv } from './cv-writing.ts';
import { dara } from './dara-story.ts';
import { type Seeker } from './story-types.ts';

const lookingAround = [
  'sreypov',
  'veasna',
  'nary',
  'chamroeun',
  'sophea',
  'ដាលីន',
  'kakada',
  'mony',
  'rachana',
  'tola',
  'vichea',
  'សុភ័ក្រ',
  'phearun',
  'nita',
  'oudom',
  'lina_s',
];

export const seekers: readonly Seeker[] = [
  dara,
  ...technologySeekers,
  ...tradeSeekers,
  ...lookingAround.map(seekerWithoutCv),
];
