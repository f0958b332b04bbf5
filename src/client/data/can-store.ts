/** Whether this device stores anything: it is tried, because refused, full and broken storage look alike. */
import { removeStored, writeStored } from './device-storage.ts';
import { tryToStore } from './persister.ts';

const probe = 'probe';

export async function canStore(): Promise<boolean> {
  const isStored = writeStored('local', probe, 1);
  removeStored('local', probe);
  if (!isStored) return false;
  try {
    await tryToStore();
    return true;
  } catch {
    return false;
  }
}
