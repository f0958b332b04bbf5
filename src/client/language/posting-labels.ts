/** Labels of options that only job details and the posting form show (product 9.4), by wire value. */
import { type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type Gender, type languageSuggestions, type Qualification } from '#contract/posting-options.ts';
import { useLabels } from './option-labels.ts';

const postingLabels = {
  Both: msg({ message: 'Both', context: 'gender', comment: 'Women and men' }),
  'Female (Prefered)': msg`Female (Prefered)`,
  'Male (Prefered)': msg`Male (Prefered)`,
  'Male (Only)': msg`Male (Only)`,
  'Female (Only)': msg`Female (Only)`,
  None: msg({ message: 'None', comment: 'No degree is asked for' }),
  Bachelor: msg`Bachelor`,
  Master: msg`Master`,
  PhD: msg`PhD`,
  English: msg`English`,
  'English Advance': msg`English Advance`,
  Japan: msg({ message: 'Japan', comment: 'The Japanese language, as a job asks for it' }),
} satisfies Record<Gender | Qualification | (typeof languageSuggestions)[number], MessageDescriptor>;

export const usePostingLabel = () => useLabels(postingLabels);
