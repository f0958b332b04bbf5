/** Every call with `offline: 'queue'` has exactly one declaration. */
import { expect, test } from 'vitest';
import { type Endpoint } from '#contract/endpoint.ts';
import { queuedCalls } from './queued-calls.ts';

const contract = import.meta.glob<Record<string, unknown>>(
  ['/src/contract/*.ts', '!/src/contract/*.test.ts'],
  {
    eager: true,
  },
);

const isQueued = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'offline' in value && value.offline === 'queue';

const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string => `${method} ${path}`;

test('each queued call is declared once', () => {
  const queued = Object.values(contract).flatMap((file) => Object.values(file).filter(isQueued));
  expect(queued.length).toBeGreaterThan(10);
  expect(queuedCalls.map(({ call }) => nameOf(call)).sort()).toEqual(queued.map(nameOf).sort());
});
