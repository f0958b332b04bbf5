/** What people send in tests: a posting, and Dara's CV from the demonstration. */
import { dara } from '#server/seed/dara-story.ts';

export const posting = {
  name: 'Night Baker',
  category: 'Manager',
  description: '<p>Bread before <strong>five</strong>.</p>',
  gender: 'Both',
  industry: 'Food and Beverages',
  job_type: 'Full Time',
  age: 18,
  language: 'Khmer',
  level: 'Entry',
  location: 'Phnom Penh',
  qualification: 'None',
  salary: '$350-$400',
  required_skills: 'Baking',
  available_position: 2,
  responsibilities: ['Bake bread'],
  requirements: ['Two years of baking'],
  tags: ['Bakery'],
  img: 3,
};

const told = dara.cv;
if (told === undefined) throw new Error('Dara has no CV in the demonstration.');
export const cvOfDara = told;

/** A CV without sections. */
export const shortCv = { user_info: { ...told.user_info, first_name: 'Short' } };

export const uuid = (last: number): string => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;
