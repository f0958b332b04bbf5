/** What each person on this device sends of their CV (product 2.27, 3.11); list pages download it, to apply by it. */
import * as z from 'zod/mini';
import { share, type Share } from '#contract/applications.ts';
import { readStored, writeStored } from '#client/data/device-storage.ts';
import { isRemembered } from '#client/data/session-storage.ts';

/** Stays when somebody signs out: it has only numbers of accounts, and forgetting it would send more than was wanted. */
const key = 'shares';
const place = () => (isRemembered() ? 'local' : 'session');

export const readShares = (): Record<string, Share> =>
  readStored(place(), key, z.record(z.string(), share)) ?? {};

export const writeShares = (shares: Record<string, Share>): boolean => writeStored(place(), key, shares);
