/** The option lists have the exact values of product 9.3 to 9.5, spelling mistakes included, in that order. */
import { describe, expect, test } from 'vitest';
import {
  countries,
  cvIndustries,
  cvJobLevels,
  degrees,
  experienceTypes,
  languageLevels,
  skillLevels,
} from './cv-options.ts';
import * as options from './options.ts';
import * as postingOptions from './posting-options.ts';

const list = (text: string): string[] => text.split(', ');

describe('searching and posting', () => {
  test.each([
    ['levels', options.levels, 'Entry, Junior, Senior, Top Executive'],
    [
      'industries',
      options.industries,
      'Banking & Finance, Information Technology, Telecommunication, Manufacturings, Food and Beverages, Real Estate, Entertainment, Automotive, Insurance, Garment And Footwear, Construction, Hotel And Tourism, Transport And Logistics, Retail, Education, Health, Agriculture, Security, Household Services, Others',
    ],
    [
      'categories',
      options.categories,
      'Backend Developer, Manager, Web Development, Network Engineering, System Development, Mobile App Development, Software Development, System Administration, Sale Consultant, Project Management, ERP Development, Quality Assurance, Design, Business Analysis, Data Science, Communication, Artifical Intelligence, Digital Marketing, Others',
    ],
    ['job types', options.jobTypes, 'Full Time, Part Time, Both'],
    ['job types in search', options.jobTypesInSearch, 'Full Time, Part Time'],
    ['locations', options.locations, 'Phnom Penh, Remote, Location unlimited'],
    ['locations in search', options.locationsInSearch, 'Phnom Penh'],
    ['sorts', options.sorts, 'Date, Salary'],
    // Both comes first: advertisements may not ask for a gender without a reason (Labour Law art. 12).
    [
      'genders',
      postingOptions.genders,
      'Both, Female (Prefered), Male (Prefered), Male (Only), Female (Only)',
    ],
    ['qualifications', postingOptions.qualifications, 'None, Bachelor, Master, PhD'],
    ['language suggestions', postingOptions.languageSuggestions, 'English, English Advance, Japan'],
    [
      'preset tags',
      postingOptions.presetTags,
      'PHP, Python, JavaScript, Java, C#, .Net, Web dev, Mobile Dev, Backend, Frontend, C++, Laravel, ReactJs, NodeJs, VueJs, AngularJs, JQuery, Ajax, API dev',
    ],
    ['job states', options.jobStatuses, 'Hiring, Closed'],
    ['application states', options.applicationStatuses, 'pending, accepted, rejected'],
  ])('%s', (_, values, expected) => expect(values).toEqual(list(expected)));

  test('the first industry has another spelling in search', () =>
    expect(options.bankingInSearch).toBe('Banking And Finance'));
});

describe('the CV', () => {
  test.each([
    ['job levels', cvJobLevels, 'Entry Level, Junior Level, Senior Level, Top Executive Level'],
    ['types of experience', experienceTypes, 'Working Experience, Internship, Volunteering'],
    ['degrees', degrees, 'High School, Associate, Bachelor, Master, Doctoral'],
    ['language levels', languageLevels, 'Beginner, Intermediate, Advanced, Native'],
    [
      'skill levels',
      skillLevels,
      'Newbie, Novice, Beginner, Skilled, Intermediate, Competent, Skillfull, Proficient, Advanced, Expert',
    ],
  ])('%s', (_, values, expected) => expect(values).toEqual(list(expected)));

  test('36 industries, all different', () => {
    expect(new Set(cvIndustries).size).toBe(36);
    expect(cvIndustries).toEqual(
      expect.arrayContaining(['Information Technology', 'Banking And Finance', 'Education', 'Others']),
    );
  });

  test('the country list is complete, all different, Cambodia first', () => {
    expect(countries[0]).toEqual(['KH', 'Cambodia']);
    expect(countries.length).toBeGreaterThan(240);
    expect(new Set(countries.map(([, name]) => name)).size).toBe(countries.length);
  });
});
