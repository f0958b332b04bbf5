/** Checks answers against the contract as strictly as a foreign client may: every field declared, every type right. */
import { deepStrictEqual } from 'node:assert';
import * as z from 'zod/mini';
import { endpoints } from './endpoints.ts';

const patterns = endpoints.map((endpoint) => ({
  endpoint,
  address: new RegExp(`^${endpoint.path.replace(/:\w+/g, '[^/]+')}/?$`),
}));

/** Throws if the body of a success has an undeclared field, lacks one, or has a wrong type. */
export function assertContract(method: string, path: string, body: unknown, text?: string): void {
  const [address = ''] = path.split('?');
  const named = patterns.filter((one) => one.endpoint.method === method && one.address.test(address));
  // Like the router, prefers `/company/mine` to `/company/:id`.
  const called = named.find((one) => one.endpoint.path === address) ?? named[0];
  const said = called?.endpoint.file ? text : body;
  // A schema drops unknown fields, so an undeclared one is missing afterwards.
  if (called) deepStrictEqual(said, z.parse(called.endpoint.reply, said));
}
