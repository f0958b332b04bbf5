/** Whether this device takes anything to keep: it is tried, because refused, full and broken storage look alike. */
import { removeStored, writeStored } from './device-storage.ts';
import { tryToKeep } from './persister.ts';

const probe = 'probe';

export async function canKeep(): Promise<boolean> {
  const isKept = writeStored('local', probe, 1);
  removeStored('local', probe);
  if (!isKept) return false;
  try {
    await tryToKeep();
    return true;
  } catch {
    return false;
  }
}
