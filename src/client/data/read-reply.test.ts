import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readReply } from './read-reply.ts';

const job = z.object({ id: z.number(), warnings: z.array(z.enum(['fee', 'abroad'])) });

test('entries that a newer server added are left out of lists, however deep', () => {
  const body = [
    { id: 1, warnings: ['fee', 'new', 'abroad', 'newer'] },
    { id: 'two', warnings: [] },
    { id: 3, warnings: ['abroad'] },
  ];
  expect(readReply(z.array(job), body).data).toEqual([
    { id: 1, warnings: ['fee', 'abroad'] },
    { id: 3, warnings: ['abroad'] },
  ]);
});

test('a reply that does not match otherwise is not read', () => {
  expect(readReply(job, { id: 'one', warnings: ['new'] }).success).toBe(false);
  expect(readReply(z.array(job), {}).success).toBe(false);
});
