/** `npm run backup -- FILE`, or without a file into BACKUP_DIR: backs up the embedded database, also while the server runs. */
import { backUp, backUpByDate } from './database/backup.ts';
import { runOnDataFolder } from './database/command-line.ts';

const usage = 'npm run backup -- FILE, or set BACKUP_DIR';

await runOnDataFolder(
  usage,
  async (file, dataDir) => {
    await backUp(dataDir, file);
    return `The database in ${dataDir} is in ${file}, which was restored for a try.`;
  },
  async (dataDir) => {
    const folder = process.env['BACKUP_DIR'];
    if (!folder) throw new Error(`Usage: ${usage}`);
    const file = await backUpByDate(dataDir, folder, new Date());
    return `The database in ${dataDir} is in ${file}, which was restored for a try.`;
  },
);
