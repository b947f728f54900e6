import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { linkTree } from '../test/project-copy';

function mustRun(command: string, args: readonly string[], cwd: string): void {
  const { status } = spawnSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`);
}

/** The deployment of another commit of the project, built in `.copies`, against this platform. */
export async function startCommit(commit: string, platformUrl: string) {
  const { stdout: sha } = spawnSync('git', ['rev-parse', '--short', commit], { encoding: 'utf8' });
  const folder = join('.copies', `commit-${sha.trim()}`);
  if (!existsSync(folder)) mustRun('git', ['worktree', 'add', '--detach', folder, commit], '.');
  if (!existsSync(join(folder, 'node_modules')))
    linkTree('node_modules', join(folder, 'node_modules'));
  console.log(`${commit}: building …`);
  mustRun('npm', ['run', '--silent', 'release'], folder);
  const child = spawn('npx', ['tsx', 'scripts/test/deploy-local.ts'], {
    cwd: folder,
    env: { ...process.env, STAFFING_API_BASE_URL: platformUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const url = await new Promise<string>((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const [, front] = /^front\s+(\S+)$/m.exec(text) ?? [];
      if (front) resolve(front);
    });
    child.once('exit', () => reject(new Error(`${commit} did not start:\n${text}`)));
  });
  return {
    url,
    close: async () => {
      const gone = new Promise((done) => child.once('exit', done));
      if (child.pid) process.kill(-child.pid, 'SIGINT');
      await gone;
      mustRun('git', ['worktree', 'remove', '--force', folder], '.');
    },
  };
}
