/** Which language a job is written in. */
import { type PageLanguage } from '#contract/pages.ts';

export const languageOfJob = ({ name }: { readonly name: string }): PageLanguage =>
  /\p{Script=Khmer}/u.test(name) ? 'kh' : 'eng';
