/** The texts that a job search looks in, with their weights (product 7.3). */
import { bankingInSearch, industries, locations } from '#contract/options.ts';
import { type Province } from '#contract/places.ts';

export type SearchedJob = {
  readonly name: string;
  readonly required_skills: string;
  readonly tags: readonly string[];
  readonly industry: string;
  readonly category: string;
  readonly level: string;
  readonly job_type: string;
  readonly location: string;
  readonly province: Province | null;
  readonly district: string | null;
};

/**
 * As in PostgreSQL: A is the title, level, job type, location and province, B the other fields, C broader meanings of the
 * title, D the description and requirements.
 */
export type Weight = 'A' | 'B' | 'C' | 'D';
/** Broader meanings of a text weigh less than the text. */
export const broaderWeight: Readonly<Record<Weight, Weight | undefined>> = {
  A: 'C',
  B: 'D',
  C: undefined,
  D: undefined,
};
export type SearchedText = {
  readonly text: string;
  readonly weight: Weight;
  /** Found by its meaning in either language, but not by its words. */
  readonly isOption?: true;
};

/** Characters of the body that are searched: several pages, and indexing them takes some 30 ms. */
const maxBodyLength = 12_000;

function firstPages(body: readonly string[]): string[] {
  let left = maxBodyLength;
  return body.flatMap((text) => {
    const part = text.slice(0, left);
    left -= part.length;
    return part === '' ? [] : [part];
  });
}

/**
 * @param body description and requirements, without markup
 * @param occupationNames the names of the job's occupation, and what else people call it
 */
export function searchedTexts(
  job: SearchedJob,
  body: readonly string[],
  occupationNames: readonly string[] = [],
): SearchedText[] {
  // 'Others' says nothing about the job.
  const kinds = [job.industry, job.category].filter((kind) => kind !== 'Others');
  const fields = [job.required_skills, ...job.tags, ...kinds, job.district ?? '', ...occupationNames];
  // This industry has two spellings, and people search for either.
  if (job.industry === industries[0]) fields.push(bankingInSearch);
  if (job.province !== null) fields.push(provinceNames[job.province]);
  const types = job.job_type === 'Both' ? ['Full Time', 'Part Time'] : [job.job_type];
  const options = [job.level, ...types];
  // Else the location is the province's name.
  if (job.province === null || locations.some((one) => one === job.location)) options.push(job.location);
  if (job.province !== null) options.push(provinceNames[job.province]);
  return [
    { text: job.name, weight: 'A' },
    ...fields.map((text): SearchedText => ({ text, weight: 'B' })),
    ...options.map((text): SearchedText => ({ text, weight: 'A', isOption: true })),
    ...firstPages(body).map((text): SearchedText => ({ text, weight: 'D' })),
  ];
}

/** What people call the provinces (product 9.9), in English and Khmer. */
export const provinceNames: Readonly<Record<Province, string>> = {
  'KH-1': 'Banteay Meanchey បន្ទាយមានជ័យ',
  'KH-2': 'Battambang បាត់ដំបង',
  'KH-3': 'Kampong Cham កំពង់ចាម',
  'KH-4': 'Kampong Chhnang កំពង់ឆ្នាំង',
  'KH-5': 'Kampong Speu កំពង់ស្ពឺ',
  'KH-6': 'Kampong Thom កំពង់ធំ',
  'KH-7': 'Kampot កំពត',
  'KH-8': 'Kandal កណ្ដាល',
  'KH-9': 'Koh Kong កោះកុង',
  'KH-10': 'Kratie ក្រចេះ',
  'KH-11': 'Mondulkiri មណ្ឌលគិរី',
  'KH-12': 'Phnom Penh ភ្នំពេញ',
  'KH-13': 'Preah Vihear ព្រះវិហារ',
  'KH-14': 'Prey Veng ព្រៃវែង',
  'KH-15': 'Pursat ពោធិ៍សាត់',
  'KH-16': 'Ratanakiri រតនគិរី',
  'KH-17': 'Siem Reap សៀមរាប',
  'KH-18': 'Preah Sihanouk Sihanoukville ព្រះសីហនុ',
  'KH-19': 'Stung Treng ស្ទឹងត្រែង',
  'KH-20': 'Svay Rieng ស្វាយរៀង',
  'KH-21': 'Takeo តាកែវ',
  'KH-22': 'Oddar Meanchey ឧត្តរមានជ័យ',
  'KH-23': 'Kep កែប',
  'KH-24': 'Pailin ប៉ៃលិន',
  'KH-25': 'Tboung Khmum ត្បូងឃ្មុំ',
};
