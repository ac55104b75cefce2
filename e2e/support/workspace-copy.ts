import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { scratch } from './places.ts';

const execute = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../..');

export interface WorkspaceCopy {
  folder: string;
  /** Runs a command there; rejects with what it printed when it fails. */
  run(command: string, args: readonly string[], env?: Readonly<Record<string, string>>): Promise<string>;
  /** The same for a command of the workspace, such as `create-remote hello`. */
  pnpm(words: string, env?: Readonly<Record<string, string>>): Promise<string>;
  /** Writes files (path → text), over others. */
  write(files: Readonly<Record<string, string>>): void;
  /** Replaces texts of a file, each with its own; one that is not there is an error. */
  edit(file: string, changes: readonly (readonly [from: string, to: string])[]): void;
  /** Paths that differ from how the copy was made, with what git says of them (`?? remote-hello/`). */
  changed(): Promise<string[]>;
}

/**
 * This checkout's files in a folder of their own, installed and committed there, so that a test may add packages. Pictures
 * of the world stay behind: no package for browsers is built from them.
 */
export const copyWorkspace = async (): Promise<WorkspaceCopy> => {
  const folder = mkdtempSync(path.join(scratch, 'workspace-'));
  const run: WorkspaceCopy['run'] = async (command, args, env = {}) => {
    const options = { cwd: folder, env: { ...process.env, ...env }, maxBuffer: 64 * 1024 * 1024 };
    const { stdout } = await execute(command, args, options).catch((error: Error & { stdout?: string }) => {
      throw new Error(`${command} ${args.join(' ')}: ${error.message}\n${error.stdout ?? ''}`);
    });
    return stdout;
  };
  const git = (...words: string[]) => run('git', ['-c', 'user.name=test', '-c', 'user.email=test@localhost', ...words]);
  const { stdout: listed } = await execute('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
  });
  const files = listed
    .split('\n')
    .filter((file) => file !== '' && !file.startsWith('world/assets/') && existsSync(path.join(root, file)));
  for (const file of files) cpSync(path.join(root, file), path.join(folder, file));
  await git('init', '--quiet');
  await git('add', '--all');
  await git('commit', '--quiet', '--message', 'The workspace');
  const pnpm: WorkspaceCopy['pnpm'] = (words, env) => run('npx', ['-y', 'pnpm@12.21.0', ...words.split(' ')], env);
  await pnpm('install --frozen-lockfile --prefer-offline');
  return {
    folder,
    run,
    pnpm,
    write: (texts) => {
      for (const [file, text] of Object.entries(texts)) {
        mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
        writeFileSync(path.join(folder, file), text);
      }
    },
    edit: (file, changes) => {
      const at = path.join(folder, file);
      let text = readFileSync(at, 'utf8');
      for (const [from, to] of changes) {
        if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
        text = text.replace(from, to);
      }
      writeFileSync(at, text);
    },
    changed: async () => (await git('status', '--porcelain')).split('\n').filter((line) => line !== ''),
  };
};

/** Has types, lint and static checks pass there. @throws Error with what they printed */
export const checkWorkspace = async ({ folder, pnpm }: WorkspaceCopy): Promise<void> => {
  // The copy was made without the world's pictures, which documents name.
  symlinkSync(path.join(root, 'world/assets'), path.join(folder, 'world/assets'));
  await pnpm('-r --workspace-concurrency=1 run check:types');
  for (const words of ['check:types', 'check:lint', 'check:static']) await pnpm(`run ${words}`);
};
