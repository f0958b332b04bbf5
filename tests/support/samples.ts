/** Sample input: a posting, and Dara's CV from the fixtures. */
import { readFixtures } from '#server/seed/fixtures.ts';

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

const daraCv = readFixtures().seekers.find(({ name }) => name === 'dara')?.cv;
if (daraCv === undefined) throw new Error('Dara has no CV in the fixtures.');
export const cvOfDara = daraCv;

/** A CV without sections. */
export const shortCv = { user_info: { ...daraCv.user_info, first_name: 'Short' } };

export const uuid = (last: number): string => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;
