import { realpathSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** A build whose server files lie in `folder`. */
export interface OwnedFolder {
  name: string;
  build: number;
  folder: string;
}

/** Whose code a file is, and which expose it holds when its name tells. */
export interface CodeOwner {
  remote: string;
  build: number;
  expose: string | null;
}

const realFolder = (folder: string): string => {
  try {
    return realpathSync(folder) + path.sep;
  } catch {
    return folder + path.sep;
  }
};

/** The build that a loaded file (a path or a file URL) belongs to; chunks of exposes are named after them. */
export const ownerOf = (file: string, folders: readonly OwnedFolder[]): CodeOwner | null => {
  const location = file.startsWith('file:') ? fileURLToPath(file) : file;
  const owner = folders.find(({ folder }) => location.startsWith(realFolder(folder)));
  if (!owner) return null;
  const [, expose] = /^expose-(.+)\.js$/.exec(path.basename(location)) ?? [];
  return { remote: owner.name, build: owner.build, expose: expose ? `./${expose}` : null };
};

/** The first owner among files that are listed from the innermost call outwards; a remote before the host it runs in. */
export const firstOwner = (files: readonly string[], folders: readonly OwnedFolder[]): CodeOwner | null => {
  const owners = files.map((file) => ownerOf(file, folders)).filter((owner) => owner !== null);
  const found = owners.find(({ remote }) => remote !== 'host') ?? owners[0] ?? null;
  if (found === null || found.expose !== null) return found;
  // Code that exposes share lies in a chunk of its own; who called it tells the expose.
  const named = owners.find((owner) => owner.remote === found.remote && owner.expose !== null);
  return named ?? found;
};

/** The files of an error's stack, innermost first. */
export const stackFiles = (stack: string): string[] =>
  [...stack.matchAll(/(?:\(|at )((?:file:\/\/)?\/[^():]+):\d+:\d+/g)].map(([, file = '']) => file);
