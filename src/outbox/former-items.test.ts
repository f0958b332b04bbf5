/** What an older version stored is still read, as the call that the contract declares. */
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { apply } from '#contract/applications.ts';
import { addFavourite, removeFavourite } from '#contract/jobs.ts';
import { isCall, outboxItem } from '#contract/outbox-item.ts';
import { sendMessage } from '#contract/site.ts';
import { fromFormer } from './former-items.ts';

const message = { email: 'dara@example.com', text: 'Hello', name: '' };
const common = {
  key: 'k',
  owner: 1,
  lane: 'as it was named then',
  createdAt: 5,
  state: 'queued',
  reason: 'offline',
  attempts: 3,
  nextAt: 9,
  subject: 'Cook',
};

test.each([
  ['application', { job_id: 7 }, apply, { body: { job_id: 7 } }, 'application:7'],
  ['favourite', { job_id: 7, favorite: true }, addFavourite, { params: { id: 7 } }, 'favourite:7'],
  ['favourite', { job_id: 7, favorite: false }, removeFavourite, { params: { id: 7 } }, 'favourite:7'],
  ['message', message, sendMessage, { body: message }, 'message'],
] as const)('%s %j', (kind, body, endpoint, input, lane) => {
  const item = z.parse(outboxItem, fromFormer({ ...common, kind, body }));
  expect(isCall(item, endpoint)).toBe(true);
  expect(item).toEqual({ ...common, method: endpoint.method, path: endpoint.path, input, lane });
});

test.each([undefined, 'text', { key: 'k' }])('%j is given back as it is', (record) =>
  expect(fromFormer(record)).toBe(record),
);
