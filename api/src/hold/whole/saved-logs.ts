import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Cluster } from './cluster.ts';
import type { Tally } from './tally.ts';

const folder = fileURLToPath(new URL('../../../../.cache/hold-whole/', import.meta.url));

/**
 * Writes what every server and nginx have logged, and what was done and failed when, each to a file of its own in place of
 * those of the run before. Answers the folder.
 */
export const keepLogs = ({ members, nginx }: Cluster, tally: Tally): string => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const logs = {
    shoppers: tally.log,
    nginx: nginx.errors(),
    ...Object.fromEntries(members.map((one) => [one.name, one.log()])),
  };
  for (const [name, lines] of Object.entries(logs)) {
    writeFileSync(path.join(folder, `${name.replace(' ', '-')}.log`), `${lines.join('\n')}\n`);
  }
  return folder;
};
