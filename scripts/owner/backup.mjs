// `npm run backup`: writes the site's database into one file, and puts it back (docs/run.md, 'Backups'). Runs under tsx.
import { parseArgs } from 'node:util';
import { loadSettings } from '../settings.mjs';

const HELP = `  npm run backup -- FOLDER            writes the database into a new file there, and tries it
  npm run backup -- --drill FILE      tries a backup: reads all of it, elsewhere
  npm run backup -- --restore FILE    puts it back, with the site stopped`;

try {
  const { DATA_DIR, DATABASE_URL } = loadSettings();
  const place = { dataDir: DATA_DIR?.trim() || '.data', databaseUrl: DATABASE_URL?.trim() || null };
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      drill: { type: 'boolean' },
      restore: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  const [path, ...more] = positionals;
  const { backUp, drill, restore } = await import('./backup/backup.ts');
  if (values.help || !path || more.length > 0) {
    console.log(HELP);
    process.exitCode = values.help ? 0 : 3;
  } else if (values.restore) {
    console.log(await restore(place, path));
  } else if (values.drill) {
    console.log(`${drill(path)}: the backup is intact and can be restored.`);
  } else {
    const made = await backUp(place, path);
    console.log(`${made}: ${drill(made)}, intact.`);
  }
} catch (error) {
  console.error(`backup: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
