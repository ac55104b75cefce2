import { readFileSync } from 'node:fs';
import path from 'node:path';
import { changed, type Step } from './how-to-steps.ts';
import type { WorkspaceCopy } from './workspace-copy.ts';

/** Does steps of a how-to in a copy of the workspace, as its reader would. @throws Error with what a command printed that failed */
export const follow = async (
  { folder, pnpm, write }: WorkspaceCopy,
  steps: readonly Step[],
  env: Readonly<Record<string, string>> = {},
): Promise<void> => {
  for (const step of steps) {
    if (step.kind === 'run') await pnpm(step.line.replace(/^pnpm /, ''), env);
    else if (step.kind === 'write') write({ [step.file]: step.text });
    else {
      const before = readFileSync(path.join(folder, step.file), 'utf8');
      write({ [step.file]: step.changes.reduce((text, change) => changed(step.file, text, change), before) });
    }
  }
};
