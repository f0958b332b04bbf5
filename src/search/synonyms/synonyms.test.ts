/** The table of synonyms is well formed: README.md beside it says what each field means. */
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { hasHidden } from '#contract/hidden-characters.ts';
import { normalise } from '../normalise.ts';
import { provinces } from '#contract/places.ts';
import industries from './industries.json' with { type: 'json' };
import needs from './needs.json' with { type: 'json' };
import places from './places.json' with { type: 'json' };
import skills from './skills.json' with { type: 'json' };
import titles from './titles.json' with { type: 'json' };
import trades from './trades.json' with { type: 'json' };
import words from './words.json' with { type: 'json' };

const form = z.string().check(z.minLength(2), z.trim());
const table = z.strictObject({
  kind: z.string(),
  groups: z.array(
    z.strictObject({
      id: z.string().check(z.regex(/^(KH-\d+|[a-z0-9]+(-[a-z0-9]+)*)$/)),
      en: z.array(form).check(z.minLength(1)),
      km: z.array(form).check(z.minLength(1)),
      latin: z.array(form),
      broader: z.array(z.string()),
      related: z.optional(z.array(z.string()).check(z.minLength(1), z.maxLength(6))),
      exact: z.optional(z.array(form).check(z.minLength(1))),
      source: z.string().check(z.regex(/^(usage|labels|iso|gazetteer|sez|nssf|isco \d{4})$/)),
    }),
  ),
});

const tables = [titles, trades, industries, places, skills, needs, words].map((each) => z.parse(table, each));
const groups = tables.flatMap((each) => each.groups);
const byId = new Map(groups.map((group) => [group.id, group]));

type Group = (typeof groups)[number];
const formsOf = ({ en, km, latin, exact = [] }: Group): string[] => [...en, ...km, ...latin, ...exact];
/** As search compares them; people leave spaces out. */
const compared = (text: string): string => normalise(text).replace(/[\s-]+/g, '');
/** Whether one of them is the group or, at any remove, a kind of it. */
const reaches = (from: readonly string[], id: string, seen = new Set<string>()): boolean =>
  from.some((each) => {
    if (each === id) return true;
    if (seen.has(each)) return false;
    seen.add(each);
    return reaches(byId.get(each)?.broader ?? [], id, seen);
  });
/** Ids of the groups for which it does not hold, so that a failure names them. */
const offending = (holds: (group: Group) => boolean): string[] =>
  groups.filter((group) => !holds(group)).map(({ id }) => id);
function repeated(list: readonly string[]): string[] {
  const seen = new Set<string>();
  return list.filter((each) => seen.size === seen.add(each).size);
}

test('there are at least 400 groups, in files that say what they hold', () => {
  expect(groups.length).toBeGreaterThanOrEqual(400);
  expect(tables.map(({ kind }) => kind)).toEqual([
    'title',
    'trade',
    'industry',
    'place',
    'skill',
    'need',
    'word',
  ]);
});

describe('ids', () => {
  test('are unique, and every province has its own', () => {
    expect(repeated(groups.map(({ id }) => id))).toEqual([]);
    expect(provinces.filter((province) => !byId.has(province))).toEqual([]);
  });
  test('of broader groups exist, and nothing is a kind of itself', () => {
    expect(offending(({ broader }) => broader.every((id) => byId.has(id)))).toEqual([]);
    expect(offending(({ broader }) => repeated(broader).length === 0)).toEqual([]);
    expect(offending(({ id, broader }) => !reaches(broader, id))).toEqual([]);
  });
  test('of related groups exist, and are not found anyway: none is the group, a wider one or a kind of it', () => {
    expect(offending(({ related = [] }) => related.every((id) => byId.has(id)))).toEqual([]);
    expect(offending(({ broader, related = [] }) => repeated([...broader, ...related]).length === 0)).toEqual(
      [],
    );
    expect(offending(({ id, related = [] }) => related.every((each) => !reaches([each], id)))).toEqual([]);
  });
});

describe('forms', () => {
  test('are visible, composed and without spaces around', () => {
    const isClean = (text: string) =>
      text === text.normalize('NFC') && !hasHidden(text) && !/^\s|\s$|\s\s|[\u200b-\u200d]/.test(text);
    expect(offending((group) => formsOf(group).every(isClean))).toEqual([]);
  });
  test('in Khmer are Khmer, apart from names that are always written in Latin letters', () => {
    const latinInKhmer =
      /\b(IT|QC|HR|IE|ERP|CNC|CCTV|AI|API|BIM|3D|UI\/UX|App|Android|iOS|DevOps|Backend|Frontend|Full Stack|Forklift|PassApp|Google|Microsoft Office|AutoCAD|Photoshop|Illustrator|Canva|Excel|Word|PowerPoint|QuickBooks|Laravel|Python|Java|JavaScript|PHP|SQL|Linux)\b/g;
    expect(
      offending(({ km }) =>
        km.every((text) => /\p{Script=Khmer}/u.test(text) && !/[a-z]/i.test(text.replace(latinInKhmer, ''))),
      ),
    ).toEqual([]);
  });
  test('in Latin letters are not Khmer, and the typed ones are in small letters', () => {
    expect(offending(({ en }) => en.every((text) => !/\p{Script=Khmer}/u.test(text)))).toEqual([]);
    expect(offending(({ latin }) => latin.every((text) => /^[a-zé0-9][a-zé0-9 '-]*$/.test(text)))).toEqual(
      [],
    );
  });
  test('of up to three letters are exact', () => {
    const isShort = (text: string) => normalise(text).replace(/[^a-z0-9]/g, '').length <= 3;
    expect(offending(({ en, latin }) => ![...en, ...latin].some(isShort))).toEqual([]);
  });
  test('are in one group, once', () => {
    expect(repeated(groups.flatMap((group) => formsOf(group).map(compared)))).toEqual([]);
  });
});
