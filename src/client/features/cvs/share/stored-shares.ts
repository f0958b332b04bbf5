/** The parts of the CV that each user sends with applications, stored on the device (product 2.27, 3.11). List pages need it to apply. */
import * as z from 'zod/mini';
import { share, type Share } from '#contract/applications.ts';
import { readStored, writeStored } from '#client/data/device-storage.ts';
import { isRemembered } from '#client/data/session-storage.ts';

/** Not cleared when signing out: it holds only account ids, and without it more would be sent than the user wants. */
const key = 'shares';
const storageArea = () => (isRemembered() ? 'local' : 'session');

/** The choices by user id. */
export const readShares = (): Record<string, Share> =>
  readStored(storageArea(), key, z.record(z.string(), share)) ?? {};

export const writeShares = (shares: Record<string, Share>): boolean =>
  writeStored(storageArea(), key, shares);
