/** Abbreviations that are spelled in Khmer as their letters are said in English: អិនជីអូ is NGO, អាយធី IT. */
import { normalise } from './normalise.ts';

/** Of each letter what people write for it. */
const said = {
  a: 'អេ',
  b: 'ប៊ី ប៉ី',
  c: 'ស៊ី',
  d: 'ឌី',
  e: 'អ៊ី អី',
  f: 'អេហ្វ អែហ្វ',
  g: 'ជី ជ៊ី',
  h: 'អេច អែច អ៊ែច អ៊េច អេជ ហេច',
  i: 'អាយ',
  j: 'ជេ',
  k: 'ខេ កេ',
  l: 'អែល អេល',
  m: 'អឹម អ៊ឹម អេម អែម អិម',
  n: 'អិន អ៊ិន អ៊ីន អេន អែន',
  o: 'អូ អ៊ូ',
  p: 'ភី ពី',
  q: 'ឃ្យូ គ្យូ ខ្យូ ឃីយូ គីយូ',
  r: 'អា អារ អ័រ អ៊ែរ',
  s: 'អេស អែស',
  t: 'ធី ថី ទី',
  u: 'យូ',
  v: 'វី វ៉ី វ៊ី',
  w: 'ដាប់ប៊ុលយូ ដាប់ប៊លយូ',
  x: 'អ៊ិច អិច',
  y: 'វ៉ាយ វាយ',
  z: 'ហ្សេត',
};
const letters = new Map(
  Object.entries(said).flatMap(([letter, names]) =>
    names.split(' ').map((name) => [normalise(name), letter]),
  ),
);
/** The longer first: អេស is no អេ. */
const names = [...letters.keys()].sort((one, other) => other.length - one.length).join('|');
const spelled = new RegExp(`^(?:${names}){2,6}$`, 'u');
const each = new RegExp(names, 'gu');

/** @param text normalised @returns the abbreviation in small letters; undefined for other words */
export const abbreviationOf = (text: string): string | undefined =>
  spelled.test(text) ? (text.match(each) ?? []).map((name) => letters.get(name)).join('') : undefined;
