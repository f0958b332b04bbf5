/** The template of an import: all columns, with examples in English and Khmer (product 7.43). */
import { dayInCambodia } from '#contract/days.ts';
import { byteOrderMark, csvLine } from '#server/http/api/csv.ts';
import { columns } from './read-csv.ts';

/** The occupation fills what a row leaves out. */
const examples = (today: string): readonly Readonly<Record<string, string>>[] => [
  {
    ref: 'fb-1001',
    company: 'Example Garment Factory',
    'company.name_km': 'រោងចក្រកាត់ដេរគំរូ',
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
    company: 'ហាងកាហ្វេគំរូ',
    source: 'Telegram',
    'source.date': today,
    occupation: 'barista',
    name: 'អ្នកឆុងកាហ្វេ',
    salary: '៨០០,០០០ រៀលក្នុងមួយខែ',
    province: 'KH-12',
    district: 'BKK1',
    requirements: 'ចេះឆុងកាហ្វេ|ញញឹមជាមួយភ្ញៀវ',
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
    description: 'We need someone who keeps our stock in order.\nAsk for Mr Sok.',
  },
];

export const templateFile = (): Uint8Array =>
  Buffer.from(
    byteOrderMark +
      [columns, ...examples(dayInCambodia()).map((row) => columns.map((column) => row[column] ?? ''))]
        .map((cells) => csvLine(cells))
        .join(''),
  );
