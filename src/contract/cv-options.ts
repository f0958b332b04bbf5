/** The lists of the CV form (product 9.5): wire values, never labels. */
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import { oneOf } from './fields.ts';

export const cvJobLevels = ['Entry Level', 'Junior Level', 'Senior Level', 'Top Executive Level'] as const;

export const cvIndustries = [
  'Accounting/Audit/Tax Services',
  'Agriculture/Forestry/Fishing',
  'Airline',
  'Automotive - Vehicle',
  'Banking And Finance',
  'Café/Restaurant',
  'Catering',
  'Chemical/Plastic/Paper/Petrochemical',
  'Civil Services',
  'Clothing/Garment/Textile',
  'Cosmetics And Beauty',
  'Education',
  'Electronics/Electrical/Mechanical Equipment',
  'Energy/Power/Water/Oil And Gas',
  'Engineering',
  'Entertainment',
  'Food And Beverages',
  'Health/Personal Care',
  'Hotel/Hospitality',
  'Human Resources/Consultancy',
  'Industrial Machinery/Automation Equipment',
  'Information Technology',
  'Insurance',
  'Jewellery/Gems/Watches',
  'Legal Services',
  'Manufacturing',
  'Packaging',
  'Performance/Musical/Artistic',
  'Property Development/Management',
  'Real Estate',
  'Recruiting Services',
  'Sports And Recreation',
  'Telecommunication',
  'Tourism',
  'Trading',
  'Others',
] as const;

export const experienceTypes = ['Working Experience', 'Internship', 'Volunteering'] as const;
export const degrees = ['High School', 'Associate', 'Bachelor', 'Master', 'Doctoral'] as const;
export const languageLevels = ['Beginner', 'Intermediate', 'Advanced', 'Native'] as const;
export const skillLevels = [
  'Newbie',
  'Novice',
  'Beginner',
  'Skilled',
  'Intermediate',
  'Competent',
  'Skillfull',
  'Proficient',
  'Advanced',
  'Expert',
] as const;

export type CvJobLevel = (typeof cvJobLevels)[number];
export type CvIndustry = (typeof cvIndustries)[number];
export type ExperienceType = (typeof experienceTypes)[number];
export type Degree = (typeof degrees)[number];
export type LanguageLevel = (typeof languageLevels)[number];
export type SkillLevel = (typeof skillLevels)[number];

const home = 'KH';

const named: (readonly [code: string, name: string])[] = Object.entries(english.countries).map(
  ([code, name]) => [code, typeof name === 'string' ? name : (name[0] ?? code)],
);

/** ISO 3166 alpha-2 codes and English names, which are the wire values; Cambodia first, then by name. */
export const countries: readonly (readonly [code: string, name: string])[] = [...named].sort(
  ([a, first], [b, second]) => (a === home ? -1 : b === home ? 1 : first.localeCompare(second, 'en')),
);

const countryNames = countries.map(([, name]) => name) as [string, ...string[]];

export const country = () => oneOf(countryNames);
