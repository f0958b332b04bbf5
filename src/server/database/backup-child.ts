/** Backups of the running server, by the command in a process of its own: packing and trying them must hold nobody up. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

type Places = { readonly program: string; readonly dataDir: string; readonly folder: string };

/** Rejects with what the command says where it fails. */
export async function runBackup({ program, dataDir, folder }: Places, signal: AbortSignal): Promise<void> {
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, BACKUP_DIR: folder };
  try {
    await promisify(execFile)(process.execPath, [program], { env, signal });
  } catch (error) {
    const { stderr } = error as { readonly stderr?: string };
    throw stderr ? new Error(stderr.trim()) : error;
  }
}
