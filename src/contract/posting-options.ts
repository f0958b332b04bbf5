/** The lists that only the posting form has (product 9.4): wire values, never labels. List pages don't download them. */

/** 'Both' is first, because advertisements may not ask for a gender without a reason (Labour Law art. 12). */
export const genders = [
  'Both',
  'Female (Prefered)',
  'Male (Prefered)',
  'Male (Only)',
  'Female (Only)',
] as const;

export const qualifications = ['None', 'Bachelor', 'Master', 'PhD'] as const;

/** Suggestions only: any text is a valid language requirement. */
export const languageSuggestions = ['English', 'English Advance', 'Japan'] as const;

export const presetTags = [
  'PHP',
  'Python',
  'JavaScript',
  'Java',
  'C#',
  '.Net',
  'Web dev',
  'Mobile Dev',
  'Backend',
  'Frontend',
  'C++',
  'Laravel',
  'ReactJs',
  'NodeJs',
  'VueJs',
  'AngularJs',
  'JQuery',
  'Ajax',
  'API dev',
] as const;

export type Gender = (typeof genders)[number];
export type Qualification = (typeof qualifications)[number];
