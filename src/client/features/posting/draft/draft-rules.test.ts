/** The wizard's rules: required fields, tags, lists, templates, and drafts of other clients. */
import { describe, expect, test } from 'vitest';
import {
  addLine,
  addTag,
  changeLine,
  errorsOf,
  firstUnfinished,
  fromTemplate,
  missingFields,
  removeLine,
  toggleTag,
  toNewJob,
  wouldReplace,
} from './draft-rules.ts';
import { emptyDraft, type JobDraft, readDraft } from './job-draft.ts';
import { jobTemplates } from './job-templates.ts';

test('a new draft has only the defaults of product 3.3', () =>
  expect(
    Object.fromEntries(Object.entries(emptyDraft).filter(([, value]) => value !== '' && value !== undefined)),
  ).toEqual({
    version: 2,
    category: 'Web Development',
    industry: 'Information Technology',
    location: 'Phnom Penh',
    province: 'KH-12',
    age: '18',
    available_position: '1',
    img: 0,
    tags: [],
    requirements: [],
    responsibilities: [],
  }));

const full: JobDraft = {
  ...emptyDraft,
  way: 'self',
  name: 'Cook',
  description: '<p>Cook.</p>',
  gender: 'Both',
  job_type: 'Both',
  language: 'English',
  level: 'Entry',
  qualification: 'None',
  salary: '$300',
  required_skills: 'Cooking',
};

test('a web address in the name is refused before the form is sent; the names of the templates are fine', () => {
  expect(errorsOf({ ...full, name: 'Cook at evil.com' })).toMatchObject({ name: 'address_in_name' });
  for (const { name } of jobTemplates) expect(errorsOf({ ...full, name })).not.toHaveProperty('name');
});

const unfinished = (values: JobDraft) => firstUnfinished({ values, errors: errorsOf(values) });

describe('Next', () => {
  test('at step 1 requires a choice, and a template if chosen', () => {
    expect(unfinished(emptyDraft)).toBe(1);
    expect(unfinished({ ...emptyDraft, way: 'template' })).toBe(1);
    expect(unfinished({ ...emptyDraft, way: 'template', template: 'Vue.Js' })).toBe(2);
  });
  test('at step 2 requires every field, and lists the missing ones', () => {
    expect(missingFields({ ...full, salary: ' ', description: '<p><br></p>' })).toEqual([
      'description',
      'salary',
    ]);
    expect(unfinished(full)).toBe(3);
  });
  test.each([
    ['age', '14', 'too_young'],
    ['available_position', '0', 'too_small'],
    ['age', 'x', 'not_number'],
  ] as const)('at step 2 refuses %s %s', (field, value, error) => {
    expect(errorsOf({ ...full, [field]: value })).toEqual({ [field]: error });
    expect(unfinished({ ...full, [field]: value })).toBe(2);
  });
  test('at step 3 requires a tag', () => expect(unfinished({ ...full, tags: ['Kitchen'] })).toBe(4));
});

describe('tags', () => {
  const five = ['1', '2', '3', '4', '5'];
  test('are added and removed', () => expect(toggleTag(toggleTag([], 'PHP'), 'PHP')).toEqual([]));
  test('are at most five', () => {
    expect(toggleTag(five, '6')).toEqual(five);
    expect(addTag(five, '6')).toEqual(five);
  });
  test('that are typed are trimmed, never empty, never duplicated', () => {
    expect(addTag(['PHP'], '  ')).toEqual(['PHP']);
    expect(addTag(['PHP'], 'php')).toEqual(['PHP']);
    expect(addTag(['PHP'], ' ភូមិ ')).toEqual(['PHP', 'ភូមិ']);
  });
});

describe('lines', () => {
  test('are added, changed in place and deleted', () => {
    expect(addLine(['a'], ' b ')).toEqual(['a', 'b']);
    expect(changeLine(['a', 'b'], 1, 'c')).toEqual(['a', 'c']);
    expect(removeLine(['a', 'b'], 0)).toEqual(['b']);
  });
  test('are never emptied by adding or changing', () => {
    expect(addLine(['a'], ' ')).toEqual(['a']);
    expect(changeLine(['a'], 0, ' ')).toEqual(['a']);
  });
});

describe('templates', () => {
  test('are the twelve of product 3.10, each with three to five tags and real lists', () => {
    const lists = jobTemplates.map(({ name, tags, responsibilities, requirements }) => {
      expect(tags.length).toBeGreaterThanOrEqual(3);
      expect(tags.length).toBeLessThanOrEqual(5);
      return `${name} ${responsibilities.length}/${requirements.length}`;
    });
    expect(lists).toEqual([
      'Java/Spring 6/5',
      'Vue.Js 7/4',
      'React.Js 7/8',
      'Backend (Java, Node) 6/8',
      'Senior Back-End Developer 10/9',
      'Frontend 8/5',
      'Senior Mobile App Developer 8/8',
      'Junior Mobile App Developer 5/7',
      'UI/UX Designer 8/8',
      'Senior Network & Security Engineer 9/8',
      'Senior C# Developer 6/7',
      'Social Media Officer 8/7',
    ]);
  });
  test('replace what another template filled in without asking, but not what was typed', () => {
    const [first] = jobTemplates;
    if (!first) throw new Error('no templates');
    const filled = { ...emptyDraft, template: first.name, ...fromTemplate(first) };
    expect(wouldReplace(emptyDraft, jobTemplates)).toBe(false);
    expect(wouldReplace(filled, jobTemplates)).toBe(false);
    expect(wouldReplace({ ...filled, name: 'My own name' }, jobTemplates)).toBe(true);
  });
});

describe('a stored draft', () => {
  test('of this version is restored unchanged', () => expect(readDraft(structuredClone(full))).toEqual(full));
  test('of another client of the API, with numbers, is understood', () =>
    expect(readDraft({ name: 'Cook', age: 20, available_position: 2, tags: ['a'] })).toMatchObject({
      name: 'Cook',
      age: '20',
      available_position: '2',
      tags: ['a'],
      way: 'self',
    }));
  test.each([null, 'text', 7, []])('%j is not a draft', (value) => expect(readDraft(value)).toBeUndefined());
  test('with invalid fields retains the others', () =>
    expect(readDraft({ ...full, tags: 'x', img: {} })).toMatchObject({ name: 'Cook', tags: [], img: 0 }));
});

test('the request body matches the contract', () =>
  expect(toNewJob({ ...full, tags: ['Kitchen'] })).toMatchObject({
    name: 'Cook',
    age: 18,
    available_position: 1,
    img: 0,
  }));
