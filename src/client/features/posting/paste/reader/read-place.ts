/** Finds the province and the district in a pasted text. */
import { isProvince, type Province } from '#contract/places.ts';
import places from '#search/synonyms/places.json' with { type: 'json' };
import { districts } from './districts.ts';
import { cover, folded, type Line, original, pattern } from './post-lines.ts';

type Place = { readonly province: Province; readonly name: string };
type Found = Place & { readonly line: Line; readonly start: number; readonly end: number };

/** In Khmer. */
export const isProvinceName = (name: string): boolean =>
  places.groups.some(({ id, km }) => isProvince(id) && km.includes(name));

const isLatin = (name: string): boolean => /^[\x20-\x7e]+$/.test(name);
/** Words that are a province only next to other words. */
const ambiguous: readonly string[] = ['កណ្ដាល', 'កែប', 'sihanouk', 'penh city'];

type Named = { readonly code: string; readonly name: string };

/** Longest names first, so that ព្រះសីហនុវិល isn't read as a part of it. */
const byLength = (names: readonly Named[]): readonly Named[] =>
  names.map(({ code, name }) => ({ code, name: folded(name) })).sort((a, b) => b.name.length - a.name.length);

const provinceNames = byLength([
  ...places.groups
    .filter(({ id }) => isProvince(id))
    .flatMap(({ id, en, km, latin }) =>
      [...en, ...km, ...latin]
        .filter((name) => !ambiguous.includes(name))
        .map((name) => ({ code: id, name })),
    ),
  ...[
    ['KH-17', 'siemreap'],
    ['KH-12', 'phnompenh'],
    ['KH-23', 'kep'],
    ['KH-22', 'samraong city'],
    ['KH-8', 'ខេត្តកណ្តាល'],
    ['KH-1', 'banteaymeanchey'],
    ['KH-18', 'sihanouk ville'],
    ['KH-18', 'shv'],
  ].map(([code = '', name = '']) => ({ code, name })),
]);
const districtNames = byLength(
  Object.entries(districts).flatMap(([code, all]) =>
    all.flatMap((spellings) => spellings.map((name) => ({ code, name }))),
  ),
);

const isWord = (text: string, start: number, end: number): boolean =>
  !/[a-z0-9]/.test(text.charAt(start - 1)) && !/[a-z0-9]/.test(text.charAt(end));

/** A road or market has its name from somewhere else. */
const namedAfter = pattern('(?:ផ្លូវ|មហាវិថី|ផ្សារ|សាលា|វិទ្យាល័យ|សាកលវិទ្យាល័យ)\\s*(?:ជាតិ)?$');
const roadAfter = pattern('^\\s*(?:blvd|boulevard|street|road|\\bst\\b|market|university|beer|bank|airport)');

function findIn(line: Line, names: readonly Named[]): Found | undefined {
  let first: Found | undefined;
  for (const { code, name } of names) {
    for (let start = line.text.indexOf(name); start !== -1; start = line.text.indexOf(name, start + 1)) {
      const end = start + name.length;
      if (isLatin(name) && !isWord(line.text, start, end)) continue;
      if (namedAfter.test(line.text.slice(Math.max(0, start - 20), start))) continue;
      if (roadAfter.test(line.text.slice(end, end + 15))) continue;
      // A longer name at the same place was found before.
      if (first && start >= first.start && start < first.end) break;
      if (isProvince(code) && (!first || start < first.start))
        first = { province: code, name: original(line, start, end), line, start, end };
      break;
    }
  }
  return first;
}

const placeLabel = pattern(
  'location|address|work ?place|based in|branch|\\bplace\\b|ទីតាំង|អាសយដ្ឋាន|កន្លែងធ្វើការ|ទីកន្លែង|ធ្វើការនៅ|ប្រចាំការ|សាខា|ស្ថិតនៅ|នៅខេត្ត|រាជធានី',
);
/** Where the applicant should come from, or what the company is named. */
const otherPlace = pattern('applicants? from|people from|live in|ស្រុកកំណើត|មកពីខេត្ត');

const joint = pattern('^\\s*(?:city|province)?\\s*(?:-|–|—|to|and|or|&|/|,|និង|ឬ|ដល់|ទៅ)\\s*(?:ខេត្ត|ក្រុង)?\\s*$');
const administrative = pattern(
  '(?:ខណ្ឌ|ស្រុក|ក្រុង|សង្កាត់)\\s*([\\u1780-\\u17d3]{2,24}(?:\\s?\\d)?)|\\b(?:khan|sangkat|srok|krong)\\s+([a-z]+(?:\\s[a-z]+)?)',
);
const prefix = pattern('(?:ខណ្ឌ|ស្រុក|ក្រុង|សង្កាត់|រាជធានី|ខេត្ត|khan|sangkat|srok|krong|city|district)\\s*$');
const suffix = pattern('^\\s*(?:province|city|district|town|capital)\\b');

function coverPlace({ line, start, end }: Found): void {
  const before = prefix.exec(line.text.slice(Math.max(0, start - 12), start))?.[0] ?? '';
  const after = suffix.exec(line.text.slice(end))?.[0] ?? '';
  cover(line, start - before.length, end + after.length);
}

/** Lines that say where the job is come first. */
const inOrder = (lines: readonly Line[]): readonly Line[] => {
  const useful = lines.filter(({ text }) => !otherPlace.test(text));
  const isLabelled = useful.map((line, at) => {
    const before = useful[at - 1]?.text ?? '';
    return placeLabel.test(line.text) || (placeLabel.test(before) && before.length < 30);
  });
  return [...useful.filter((_, at) => isLabelled[at]), ...useful.filter((_, at) => !isLabelled[at])];
};

function firstIn(lines: readonly Line[], names: readonly Named[]): Found | undefined {
  for (const line of lines) {
    const found = findIn(line, names);
    if (found) return found;
  }
  return undefined;
}

/** None if the line names several: "Phnom Penh - Sihanoukville" is a way, and "in Prey Veng and Svay Rieng" two places. */
function provinceIn(lines: readonly Line[]): Found | undefined {
  const first = firstIn(lines, provinceNames);
  if (!first) return undefined;
  const others = provinceNames.filter(({ code }) => code !== first.province);
  const second = findIn(first.line, others);
  const isInside = second && second.start < first.end && second.end > first.start;
  return second && !isInside && joint.test(first.line.text.slice(first.end, second.start))
    ? undefined
    : first;
}

export function readPlace(lines: readonly Line[]): { province?: Province; district?: string } {
  const ordered = inOrder(lines);
  const named = provinceIn(ordered);
  const inProvince = districtNames.filter(({ code }) => !named || code === named.province);
  const known = firstIn(ordered, inProvince);
  if (named) coverPlace(named);
  if (known) coverPlace(known);
  const province = named?.province ?? known?.province;
  if (known) return { province: known.province, district: known.name };
  for (const line of ordered) {
    const match = administrative.exec(line.text);
    const found = match?.[1] ?? match?.[2];
    if (!match || !found) continue;
    const start = match.index + match[0].length - found.length;
    // A town that has its province's name is no district.
    if (named && line === named.line && start < named.end && start + found.length > named.start) continue;
    cover(line, match.index, match.index + match[0].length);
    return { ...(province && { province }), district: original(line, start, start + found.length) };
  }
  return { ...(province && { province }) };
}
