import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A disk of one megabyte. */
export interface SmallDisk {
  readonly folder: string;
  /** Writes to it until nothing more goes on it. */
  fill(): void;
  /** Makes room again. */
  empty(): void;
  /** Takes it away, also when a test has left something open. */
  end(): void;
}

/** A small disk whose files are `owner`'s; null where this machine allows none, as only root may mount one. */
export const smallDisk = (owner = 0): SmallDisk | null => {
  if (process.getuid?.() !== 0) return null;
  const folder = mkdtempSync(path.join(tmpdir(), 'small-disk-'));
  try {
    const options = `size=1m,mode=700,uid=${owner},gid=${owner}`;
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'small-disk', folder], { stdio: 'ignore' });
  } catch {
    rmdirSync(folder);
    return null;
  }
  const filling = path.join(folder, 'filling');
  return {
    folder,
    fill: () => {
      try {
        execFileSync('dd', ['if=/dev/zero', `of=${filling}`, 'bs=4k'], { stdio: 'ignore' });
      } catch {
        // It ends when the disk is full.
      }
    },
    empty: () => rmSync(filling),
    end: () => {
      execFileSync('umount', ['-l', folder]);
      rmdirSync(folder);
    },
  };
};
