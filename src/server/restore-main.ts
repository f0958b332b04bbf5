/** `npm run restore -- FILE`: restores a backup of the embedded database into an empty data folder. */
import { restore } from './database/backup.ts';
import { runOnDataFolder } from './database/command-line.ts';

await runOnDataFolder('npm run restore -- FILE', async (file, dataDir) => {
  await restore(file, dataDir);
  return `The database of ${file} is in ${dataDir}.`;
});
