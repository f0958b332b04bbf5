/** The twelve built-in job templates (product 3.10). Not translated, because their text becomes part of the posting. */
import { type Occupation } from '#contract/occupations.ts';
import templates from './job-templates.json' with { type: 'json' };

export type JobTemplate = {
  readonly name: string;
  readonly occupation: Occupation;
  readonly skills: string;
  /** Three to five. */
  readonly tags: readonly string[];
  readonly responsibilities: readonly string[];
  readonly requirements: readonly string[];
};

// draft-rules.test.ts checks the file.
export const jobTemplates = templates as readonly JobTemplate[];
