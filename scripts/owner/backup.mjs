// `npm run backup`: copies the contents of DATA_DIR to another folder and back (docs/run.md, 'Backups'). Runs under tsx.
import { parseArgs } from 'node:util';
import { loadSettings } from '../settings.mjs';
import { backUp, drill, ownerOf, restore } from './backup/backup.ts';

const HELP = `  npm run backup -- FOLDER              copies what DATA_DIR holds into a new folder there, and tries it
  npm run backup -- --drill BACKUP      tries a backup: restores it elsewhere and compares
  npm run backup -- --restore BACKUP    puts it back into DATA_DIR, with the site stopped`;
const dataDir = loadSettings().DATA_DIR || '.data';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      drill: { type: 'boolean' },
      restore: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  const [folder] = positionals;
  if (values.help || !folder) {
    console.log(HELP);
    process.exitCode = values.help ? 0 : 3;
  } else if (values.restore) {
    const files = restore(folder, dataDir);
    const { uid, gid } = ownerOf(dataDir);
    console.log(
      `${files} files are back in ${dataDir}. They belong to its owner (${uid}:${gid}): the site has to run as that user.`,
    );
  } else if (values.drill) {
    console.log(`${drill(folder)} files: the backup is intact and can be restored.`);
  } else {
    const name = `backup-${new Date().toISOString().replace(/[:.]/g, '-')}`;
    const made = backUp(dataDir, folder, name);
    console.log(`${made}: ${drill(made)} files, intact.`);
  }
} catch (error) {
  console.error(`backup: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
