/** Options of lists are found by their labels in either language, as the catalogue has them. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { industries, jobTypesInSearch, levels, locations } from '#contract/options.ts';
import { languageSuggestions } from '#contract/posting-options.ts';
import { parseKeyword } from '../parse-keyword.ts';
import { dictionary } from './synonyms.ts';

const catalogue = readFileSync(new URL('../../../locales/km/messages.po', import.meta.url), 'utf8');
const meaningsOf = (text: string) =>
  parseKeyword(text, dictionary()).flatMap(({ terms }) => terms.flatMap(({ meanings }) => meanings));

/** 'Others' means no work, and 'security' is also that of networks. */
const named = industries.filter((industry) => industry !== 'Others' && industry !== 'Security');

test.each([...named, ...levels, ...jobTypesInSearch, ...locations, ...languageSuggestions])(
  '%s',
  (option) => {
    const khmer = new RegExp(`msgid "${option}"\nmsgstr "([^"]+)"`).exec(catalogue)?.[1] ?? '';
    expect(meaningsOf(khmer).filter((id) => meaningsOf(option).includes(id))).not.toEqual([]);
  },
);
