/** The data about occupations is complete, in the right language and short enough for postings and screens. */
import { describe, expect, test } from 'vitest';
import { lengths, maximumTags } from '#contract/limits.ts';
import { groupOf, occupationCodes, occupationGroupCodes, occupationGroups } from '#contract/occupations.ts';
import { categories, industries } from '#contract/options.ts';
import { findWarnings } from '#warnings/find-warnings.ts';
import { loadOccupationDetails } from './details.ts';
import { iscoCodes, iscoTitles } from './isco.ts';
import { occupationGroupNames } from './group-names.ts';
import { occupationNames } from './names.ts';
import { loadOccupationSynonyms } from './load-synonyms.ts';

const khmer = /\p{Script=Khmer}/u;
/** No vowel before a subscript, no sign before a vowel of its syllable, no character of no width. */
const misplaced =
  /[\u17B6-\u17C5]\u17D2|\u17D2(?![\u1780-\u17A2])|[\u17C6-\u17C8\u17CB\u17CD][\u17B6-\u17C5]|[\u200B-\u200D]/;

function expectTexts({ en, km }: { en: readonly string[]; km: readonly string[] }, maxLength: number) {
  for (const text of [...en, ...km]) {
    expect(text).toBe(text.trim().normalize('NFC'));
    expect(text.length).toBeGreaterThan(0);
    expect(text.length, text).toBeLessThanOrEqual(maxLength);
  }
  for (const text of en) expect(text).not.toMatch(khmer);
  for (const text of km) expect(text).not.toMatch(misplaced);
}

test('every code is in one group, and no code is a group', () => {
  expect(occupationGroupCodes).toHaveLength(14);
  expect(new Set([...occupationCodes, ...occupationGroupCodes]).size).toBe(
    occupationCodes.length + occupationGroupCodes.length,
  );
  for (const code of [...occupationCodes, ...occupationGroupCodes])
    expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/);
  for (const group of occupationGroupCodes)
    for (const code of occupationGroups[group]) expect(groupOf(code)).toBe(group);
});

test('names are short, in both languages, and none is used twice', () => {
  const names = [...Object.values(occupationNames), ...Object.values(occupationGroupNames)];
  for (const { en, km } of names) {
    expectTexts({ en: [en], km: [km] }, 40);
    expect(km).toMatch(khmer);
  }
  const all = names.flatMap(({ en, km }) => [en.toLowerCase(), km]);
  expect(new Set(all).size).toBe(all.length);
});

test('ISCO codes have four digits and a title', () => {
  for (const code of occupationCodes) {
    expect(iscoCodes[code]).toMatch(/^\d{4}$/);
    expect(iscoTitles[iscoCodes[code]]).toMatch(/^[A-Z]/);
  }
  expect(new Set(Object.values(iscoCodes))).toEqual(new Set(Object.keys(iscoTitles)));
});

describe('what the posting form fills in', () => {
  test.each(occupationCodes)('%s', async (code) => {
    const details = await loadOccupationDetails(code);
    expect(categories).toContain(details.category);
    expect(industries).toContain(details.industry);
    for (const lines of [details.responsibilities, details.requirements]) {
      expect([lines.en.length, lines.km.length]).toEqual([3, 3]);
      expectTexts(lines, 90);
      for (const line of lines.km) expect(line).toMatch(khmer);
      for (const texts of [lines.en, lines.km]) expect(new Set(texts).size).toBe(3);
    }
    expectTexts(details.tags, lengths.tag);
    for (const tags of [details.tags.en, details.tags.km]) {
      expect(tags.length).toBeGreaterThanOrEqual(1);
      expect(tags.length).toBeLessThanOrEqual(maximumTags);
    }
    expectTexts({ en: [details.skills.en], km: [details.skills.km] }, 100);
    expect(details.skills.km).toMatch(khmer);
    for (const language of ['en', 'km'] as const)
      expect(
        findWarnings({
          required_skills: details.skills[language],
          requirements: details.requirements[language],
          responsibilities: details.responsibilities[language],
        }),
      ).toEqual([]);
  });

  test('lists every code of the group in its file, and no other', async () => {
    for (const group of occupationGroupCodes) {
      const file = (await import(`./details/${group}.json`, { with: { type: 'json' } })) as {
        default: object;
      };
      expect(Object.keys(file.default)).toEqual(occupationGroups[group]);
    }
  });
});

test('synonyms cover every code in all spellings, and none is the name of another occupation', async () => {
  const synonyms = await loadOccupationSynonyms();
  expect(Object.keys(synonyms)).toEqual(occupationCodes);
  const names = new Set(Object.values(occupationNames).flatMap(({ en, km }) => [en.toLowerCase(), km]));
  for (const code of occupationCodes) {
    const { en, km, latin } = synonyms[code];
    for (const forms of [en, km, latin]) expect(forms.length, code).toBeGreaterThanOrEqual(1);
    const all = [...en, ...km, ...latin].map((form) => form.toLowerCase());
    expect(new Set(all).size, code).toBe(all.length);
    expect(
      all.filter((form) => names.has(form)),
      code,
    ).toEqual([]);
    expectTexts({ en: [...en, ...latin], km }, 40);
    for (const form of latin) expect(form).toBe(form.toLowerCase());
  }
});
