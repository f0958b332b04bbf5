/** The template of an import: all columns, with examples (product 7.47). */
import { dayInCambodia } from '#contract/days.ts';
import { occupationNames } from '#occupations/names.ts';
import { byteOrderMark, csvLine } from '#server/http/api/csv.ts';
import { columns } from './read-csv.ts';

/** The occupation fills what a row leaves out. */
const examples = (today: string): readonly Readonly<Record<string, string>>[] => [
  {
    ref: 'fb-1001',
    company: 'Example Garment Factory',
    'company.name_km': occupationNames.sewing_operator.km,
    'company.phone': '012 345 678',
    source: 'Facebook',
    'source.url': 'https://www.facebook.com/example/posts/1001',
    'source.date': today,
    occupation: 'sewing_operator',
    salary: '$220-$280 per month',
    salary_min: '220',
    salary_max: '280',
    salary_currency: 'USD',
    salary_period: 'month',
    province: 'KH-8',
    available_position: '20',
    'conditions.hours_per_day': '8',
    'conditions.days_per_week': '6',
    'conditions.provides': 'meals, nssf',
    'conditions.start': 'now',
  },
  {
    ref: 'tg-77',
    company: 'Example Coffee',
    source: 'Telegram',
    'source.date': today,
    occupation: 'barista',
    name: occupationNames.barista.km,
    salary: '800,000 KHR per month',
    province: 'KH-12',
    district: 'BKK1',
    requirements: 'Can make coffee|Friendly with guests',
    urgent: 'yes',
  },
  {
    ref: 'sign-3',
    company: 'Example Trading Co., Ltd.',
    source: 'Notice at the shop',
    'source.date': today,
    name: 'Stock Keeper',
    category: 'Others',
    industry: 'Retail',
    job_type: 'Full Time',
    level: 'Entry',
    gender: 'Both',
    qualification: 'None',
    language: 'Khmer',
    salary: 'Negotiable',
    province: 'KH-17',
    required_skills: 'Counting, reading lists',
    tags: 'Warehouse, Stock',
    description: 'We need someone who keeps our stock in order. Ask for Mr Sok.',
  },
];

export const templateFile = (): Uint8Array =>
  Buffer.from(
    byteOrderMark +
      [columns, ...examples(dayInCambodia()).map((row) => columns.map((column) => row[column] ?? ''))]
        .map((cells) => csvLine(cells))
        .join(''),
  );
