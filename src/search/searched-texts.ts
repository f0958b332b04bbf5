/**
 * Where the words of a job are looked for (product 7.3), and how much a place says: A is the title and what was chosen
 * from a list, C what the title means more widely, B what the job is filed under, D the description and the requirements.
 */
import { bankingInSearch, industries } from '#contract/options.ts';
import { type Province } from '#contract/places.ts';
import { provinceNames } from './province-names.ts';

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

export type Weight = 'A' | 'B' | 'C' | 'D';
/** A wider meaning says less than what stands there. */
export const widerWeight: Readonly<Record<Weight, Weight | undefined>> = {
  A: 'C',
  B: 'D',
  C: undefined,
  D: undefined,
};
export type SearchedText = {
  readonly text: string;
  readonly weight: Weight;
  /** Found by what it means, in either language, but not by its words. */
  readonly isOption?: true;
};

/** @param body what the job says at length, without markup: its description and requirements */
export function searchedTexts(job: SearchedJob, body: readonly string[]): SearchedText[] {
  const filed = [job.required_skills, ...job.tags, job.industry, job.category, job.district ?? ''];
  // One industry has two spellings, and people search for either.
  if (job.industry === industries[0]) filed.push(bankingInSearch);
  if (job.province !== null) filed.push(provinceNames[job.province]);
  const types = job.job_type === 'Both' ? ['Full Time', 'Part Time'] : [job.job_type];
  const options = [job.level, ...types, job.location];
  if (job.province !== null) options.push(provinceNames[job.province]);
  return [
    { text: job.name, weight: 'A' },
    ...filed.map((text): SearchedText => ({ text, weight: 'B' })),
    ...options.map((text): SearchedText => ({ text, weight: 'A', isOption: true })),
    ...body.map((text): SearchedText => ({ text, weight: 'D' })),
  ];
}
