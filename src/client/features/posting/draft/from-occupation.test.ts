/** An occupation fills in what the employer has not typed (product 4.7). */
import { expect, test } from 'vitest';
import { occupationCodes } from '#contract/occupations.ts';
import { loadOccupationDetails } from '#occupations/details.ts';
import {
  errorsOf,
  firstUnfinished,
  fromTemplate,
  missingFields,
  skipsLists,
  toNewJob,
} from './draft-rules.ts';
import { loadFilling, occupationAfterTemplate } from './from-occupation.ts';
import { emptyDraft, type JobDraft } from './job-draft.ts';
import { jobTemplates } from './job-templates.ts';

const stateOf = (values: JobDraft) => ({ values, errors: errorsOf(values) });

async function choose(
  draft: JobDraft,
  code: (typeof occupationCodes)[number] | undefined,
  former?: (typeof occupationCodes)[number],
  language: 'en' | 'km' = 'km',
): Promise<JobDraft> {
  const filling = await loadFilling({ code, former, language });
  return { ...draft, way: 'self', occupation: code ?? '', ...filling(draft) };
}

test('only the pay is missing of a sewing operator, and step 3 is filled in', async () => {
  const draft = await choose(emptyDraft, 'sewing_operator');
  const { industry, category, tags } = await loadOccupationDetails('sewing_operator');
  expect(draft).toMatchObject({ name: 'អ្នកដេរ', industry, category, tags: tags.km, level: 'Entry' });
  expect(missingFields(draft)).toEqual(['salary']);
  const paid = { ...draft, salary: '$230', salary_min: '230' };
  expect(firstUnfinished(stateOf(paid))).toBe(4);
  expect(skipsLists(stateOf(paid))).toBe(true);
  expect(toNewJob(paid)).toMatchObject({ occupation: 'sewing_operator', requirements: draft.requirements });
});

test.each(['en', 'km'] as const)('every occupation fills in valid texts in %s', async (language) => {
  for (const code of occupationCodes) {
    const draft = await choose(emptyDraft, code, undefined, language);
    expect(errorsOf(draft), code).toEqual({});
    expect(draft.responsibilities.length, code).toBeGreaterThanOrEqual(3);
    expect(
      missingFields(draft).filter((field) => !['salary', 'level', 'qualification'].includes(field)),
      code,
    ).toEqual([]);
  }
});

test('what the employer typed stays', async () => {
  const typed = { ...emptyDraft, name: 'ជាងដេរថ្មី', required_skills: 'ប៉ូត', tags: ['ដេរ'] };
  expect(await choose(typed, 'sewing_operator')).toMatchObject({
    name: 'ជាងដេរថ្មី',
    required_skills: 'ប៉ូត',
    tags: ['ដេរ'],
    industry: (await loadOccupationDetails('sewing_operator')).industry,
  });
});

test('another occupation replaces what the former one filled in, in either language', async () => {
  const sewing = await choose(emptyDraft, 'sewing_operator', undefined, 'km');
  const edited = { ...sewing, name: 'Tailor' };
  expect(await choose(edited, 'nurse', 'sewing_operator', 'en')).toEqual({
    ...(await choose(emptyDraft, 'nurse', undefined, 'en')),
    name: 'Tailor',
  });
});

test('level and degree of a nurse are left to the employer', async () => {
  const sewing = await choose(emptyDraft, 'sewing_operator');
  expect(await choose(sewing, 'nurse', 'sewing_operator')).toMatchObject({ level: '', qualification: '' });
});

test('a template of other work replaces the occupation and what that filled in', async () => {
  const template = jobTemplates.find(({ name }) => name === 'React.Js');
  if (!template) throw new Error('The template is missing');
  const sewing = await choose(emptyDraft, 'sewing_operator');
  const code = occupationAfterTemplate(sewing, template);
  expect(code).toBe('software_developer');
  const { industry, tags } = await loadOccupationDetails('software_developer');
  const applied = await choose({ ...sewing, ...fromTemplate(template) }, code, 'sewing_operator');
  expect(applied).toMatchObject({ ...fromTemplate(template), occupation: code, industry, tags: tags.km });
  for (const same of [emptyDraft, await choose(emptyDraft, 'software_tester')])
    expect(occupationAfterTemplate(same, template)).toBeUndefined();
});

test('work that is not in the list empties what the former occupation filled in', async () => {
  const sewing = await choose(emptyDraft, 'sewing_operator');
  expect(await choose({ ...sewing, name: 'អ្នកហ្វឹកដំរី' }, undefined, 'sewing_operator')).toEqual({
    ...emptyDraft,
    way: 'self',
    name: 'អ្នកហ្វឹកដំរី',
  });
});
