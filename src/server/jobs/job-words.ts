/** A job's wire values in the words of either language, for pictures and previews that the server writes itself. */
import { type JobLocation, type JobType } from '#contract/options.ts';
import { type PageLanguage } from '#contract/pages.ts';

const khmer: Readonly<Record<JobType | JobLocation, string>> = {
  'Full Time': 'ពេញម៉ោង',
  'Part Time': 'ក្រៅម៉ោង',
  Both: 'ពេញម៉ោង ឬក្រៅម៉ោង',
  'Phnom Penh': 'ភ្នំពេញ',
  Remote: 'ធ្វើការពីចម្ងាយ',
  'Location unlimited': 'ទីណាក៏បាន',
};
const english: Readonly<Record<string, string>> = { Both: 'Full or part time' };

/** A value that is in no list, written by another client, stays as it is. */
export function wordFor(value: string, language: PageLanguage): string {
  const words: Readonly<Record<string, string>> = language === 'kh' ? khmer : english;
  return Object.hasOwn(words, value) ? (words[value] ?? value) : value;
}

export const hasKhmer = (text: string): boolean => /\p{Script=Khmer}/u.test(text);

/** The language that a job is written in. */
export const languageOfJob = ({ name }: { readonly name: string }): PageLanguage =>
  hasKhmer(name) ? 'kh' : 'eng';
