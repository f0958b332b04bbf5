import { expect, test } from 'vitest';
import { startPath } from './telegram-start.ts';

test.each([
  ['job_5', '/jobDetail/5?from=channel'],
  ['company_12', '/company/12'],
  ['application_9', '/application/9'],
  ['search_sewing_operator', '/jobs?occupation=sewing_operator'],
  ['', undefined],
  ['job_0', undefined],
  ['job_5/../../operator', undefined],
  ['search_//example.com', undefined],
  ['constructor_5', undefined],
])('%s opens %s', (parameter, path) => expect(startPath(parameter)).toBe(path));
