import { execFileSync, spawn } from 'node:child_process';
import path from 'node:path';
import { samplesFile } from './gate/samples.ts';
import { type PackedRelease, packed } from './pack.ts';
import type { ReleasedPackage } from './packages.ts';
import { DeliveryProblem } from './problem.ts';
import { sourceHash } from './source-hash.ts';
import type { ReleaseStorage } from './storage.ts';

/** The pnpm that runs us, or else the pinned one through npx: pnpm need not be installed on the machine. */
export const pnpmCommand = (env: NodeJS.ProcessEnv = process.env): [command: string, ...args: string[]] => {
  const running = env.npm_execpath;
  if (!running || !/^pnpm(\.c?js)?$/.test(path.basename(running))) return ['npx', '-y', 'pnpm@12.21.0'];
  return running.endsWith('js') ? [process.execPath, running] : [running];
};

/** Seconds since the epoch, but always greater than every build there is. */
export const nextBuildNumber = (builds: number[], now = Date.now()): number =>
  Math.max(Math.floor(now / 1000), ...builds.map((build) => build + 1));

/** Runs one package's build; rejects with its last lines when it fails. */
export type RunBuild = (target: ReleasedPackage, env: Record<string, string>) => Promise<void>;

export const runPnpmBuild: RunBuild = (target, env) =>
  new Promise((resolve, reject) => {
    const [command, ...args] = pnpmCommand();
    const child = spawn(command, [...args, 'run', 'build'], {
      // The workspace was installed by the command that started us; checking it again costs seconds per package.
      env: { ...process.env, pnpm_config_verify_deps_before_run: 'false', ...env },
      cwd: target.directory,
    });
    let output = '';
    const collect = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4_000));
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => reject(new DeliveryProblem(`${command} cannot be started: ${error.message}`)));
    child.on('close', (code) => {
      if (code === 0) resolve();
      else
        reject(new DeliveryProblem(`The build of ${target.workspace} failed (exit code ${code}):\n${output.trim()}`));
    });
  });

/** Of the sources; null where they are in no repository. */
const currentCommit = (folder: string): string | null => {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return null;
  }
};

/** Builds a package under a new number and packs the result; nothing is stored yet. */
export const buildRelease = async (
  root: string,
  target: ReleasedPackage,
  storage: ReleaseStorage,
  runBuild: RunBuild = runPnpmBuild,
): Promise<PackedRelease> => {
  const hash = await sourceHash(root, target);
  const build = nextBuildNumber(await storage.builds(target.name));
  await runBuild(target, { BUILD_NUMBER: String(build), SOURCE_HASH: hash, NODE_ENV: 'production' });
  const samples = path.join(target.directory, samplesFile);
  return packed(path.join(target.directory, 'dist'), storage, {
    build,
    sourceHash: hash,
    commit: currentCommit(target.directory),
    samples,
  });
};
