import { expect, test } from 'vitest';
import { chooseApiTests } from './test-changed.mjs';

const tests = [
  'access',
  'accounts',
  'alerts',
  'foreign-clients',
  'job-editing',
  'jobs',
  'malformed-requests',
  'passkeys',
];

test('API tests are chosen by the words of the changed file and its folder', () => {
  expect(chooseApiTests(['src/server/alerts/alert-store.ts'], tests)).toEqual(['alerts']);
  expect(chooseApiTests(['src/server/accounts/passkey-routes.ts'], tests)).toEqual(['passkeys', 'accounts']);
  expect(chooseApiTests(['src/contract/jobs.ts'], tests)).toEqual(['job-editing', 'jobs']);
  expect(chooseApiTests(['tests/api/jobs.test.ts', 'src/client/ui/button.tsx'], tests)).toEqual(['jobs']);
});

test('a file of the server that no test is named after is covered by the basic ones', () => {
  expect(chooseApiTests(['src/server/http/api/mount.ts'], tests)).toEqual([
    'access',
    'foreign-clients',
    'malformed-requests',
  ]);
});
