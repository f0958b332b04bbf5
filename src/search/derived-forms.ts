/** Forms that a table of synonyms need not name, because they follow from others. */
import { clustersOf, isUnspaced } from './words.ts';

/** Whoever does some work: អ្នកជៀរជ័រ and កម្មករជៀរជ័រ do ជៀរជ័រ. */
const worker = /^(?:អ្នក|បុគ្គលិក|កម្មករ|មន្ត្រី|ជាង)/u;
/** Who leads a department is called either; ផ្នែក, a department, stands between or does not. */
const leads = ['អ្នកគ្រប់គ្រង', 'ប្រធាន', 'ប្រធានផ្នែក', 'អ្នកគ្រប់គ្រងផ្នែក'];
const lead = /^(?:អ្នកគ្រប់គ្រង|ប្រធាន)(?:ផ្នែក)?/u;
const belongs = /^(បុគ្គលិក|មន្ត្រី|ជំនួយការ|នាយក)(ផ្នែក)?/u;
/** A shorter rest is too common a word. */
const shortestRest = 3;
const shortestDoer = 5;

/** @param form normalised */
export const derivedForms = (form: string): string[] =>
  (isUnspaced(form) ? khmerForms(form) : latinForms(form)).filter((derived) => derived !== form);

function khmerForms(form: string): string[] {
  const isLong = (rest: string) => rest !== form && clustersOf(rest).length >= shortestRest;
  const rest = form.replace(worker, '');
  const led = form.replace(lead, '');
  return [
    ...(isLong(rest) ? [rest] : []),
    ...(isLong(led) ? leads.map((title) => title + led) : []),
    ...(isLong(form.replace(belongs, ''))
      ? [form.replace(belongs, (_, who: string, part?: string) => (part ? who : `${who}ផ្នែក`))]
      : []),
  ];
}

/** How the first words of places are written in Latin letters; of each row any for another. */
const placeWords = [
  'kampong kompong kampung kg',
  'toul tuol tul',
  'boeung boeng beung beng bueng',
  'stung steung stueng stoeng',
  'prek praek preaek',
  'phsar psar',
  'koh kaoh',
  'prey prei',
  'phnom phnum pnom',
].map((row) => row.split(' '));

/** Kampong Cham is Kompong Cham, too. */
function placeForms(words: readonly string[]): string[] {
  const [first = '', ...rest] = words;
  const spellings = rest.length > 0 ? placeWords.find((row) => row.includes(first)) : undefined;
  return (spellings ?? []).map((spelling) => [spelling, ...rest].join(' '));
}

/** What the same post is called in different companies. */
const posts = ['officer', 'staff', 'executive'];

function latinForms(form: string): string[] {
  const words = form.split(' ');
  const places = placeForms(words);
  if (places.length > 0) return places;
  const last = words.pop() ?? '';
  const work = words.join(' ');
  if (work === '') return [];
  if (posts.includes(last)) return posts.map((post) => `${work} ${post}`);
  if (last === 'manager') return [`head of ${work}`, `${work} head`];
  // A video editor does video editing; a cleaner or a waiter alone has its own groups.
  const isDoer = last.length >= shortestDoer && /(?:er|or)$/.test(last);
  return isDoer ? [`${work} ${last.slice(0, -2)}ing`] : [];
}
