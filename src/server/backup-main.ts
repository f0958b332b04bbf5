/** `npm run backup -- FILE`: the embedded database as one file. */
import { backUp } from './database/backup.ts';
import { runOnDataFolder } from './database/command-line.ts';

await runOnDataFolder('npm run backup -- FILE', async (file, dataDir) => {
  await backUp(dataDir, file);
  return `The database in ${dataDir} is in ${file}.`;
});
