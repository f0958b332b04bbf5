/** What is chosen from a list is found by its label in either language, as the catalogue has it. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { industries, jobTypesInSearch, languageSuggestions, levels, locations } from '#contract/options.ts';
import { partsOf } from '#search/keyword.ts';
import { dictionary } from './dictionary.ts';

const catalogue = readFileSync(new URL('../../../locales/km/messages.po', import.meta.url), 'utf8');
const meanings = (text: string) =>
  partsOf(text, dictionary()).flatMap(({ needs }) => needs.flatMap((need) => need.meanings));

test.each([...industries, ...levels, ...jobTypesInSearch, ...locations, ...languageSuggestions])(
  '%s',
  (option) => {
    const khmer = new RegExp(`msgid "${option}"\nmsgstr "([^"]+)"`).exec(catalogue)?.[1] ?? '';
    expect(meanings(khmer).filter((id) => meanings(option).includes(id))).not.toEqual([]);
  },
);
