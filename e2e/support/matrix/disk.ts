import { execFileSync } from 'node:child_process';
import { closeSync, constants, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Fault, Part } from './cells.ts';

/** What becomes of a file in the folder of releases after it was published. */
const damages: Partial<Record<Fault, (file: string) => void>> = {
  '404': (file) => rmSync(file),
  // A file that cannot be read: its place is taken by a folder.
  '500': (file) => {
    rmSync(file);
    mkdirSync(file);
  },
  'HTML instead': (file) => writeFileSync(file, '<!doctype html><title>A page of a proxy</title>'),
  garbage: (file) => writeFileSync(file, Buffer.from([0, 255, 254, 7, 123, 34, 200])),
  // Whoever opens a pipe that nobody writes to waits for ever, as on a network disk that is gone.
  hang: (file) => {
    rmSync(file);
    execFileSync('mkfifo', [file]);
  },
  'tampered byte': (file) => {
    const bytes = readFileSync(file);
    const middle = Math.floor(bytes.length / 2);
    bytes[middle] = (bytes[middle] ?? 0) ^ 1;
    writeFileSync(file, bytes);
  },
};

export const isOfDisk = (fault: Fault): boolean => damages[fault] !== undefined;

const fileOf = (folder: string, part: Part, expose: string): string => {
  if (part === 'manifest') return 'release.json';
  const { entry, exposes } = JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8')) as {
    entry: { server: string };
    exposes: Record<string, { css: string[] }>;
  }; // written by delivery
  if (part === 'entry') return `server/${entry.server}`;
  return part === 'CSS' ? `client/${exposes[expose]?.css.at(-1)}` : `server/expose-${expose.slice('./'.length)}.js`;
};

/** Does to a file of a release, and to its compressed forms, what happens to files. Answers how to end it. */
export const breakOnDisk = (folder: string, part: Part, expose: string, fault: Fault): (() => void) => {
  const file = path.join(folder, fileOf(folder, part, expose));
  const forms = [file, `${file}.br`, `${file}.gz`].filter((form) => existsSync(form));
  for (const form of forms) damages[fault]?.(form);
  return () => {
    if (fault !== 'hang') return;
    // Whoever still waits gets an end.
    for (const form of forms) {
      closeSync(openSync(form, constants.O_RDWR | constants.O_NONBLOCK));
      rmSync(form);
    }
  };
};
