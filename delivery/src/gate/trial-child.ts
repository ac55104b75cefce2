// Runs in a process of its own, which may read the two releases and nothing else: loads a remote's modules for the web
// server one after the other, as the host's build does, and tells the process that judges them.
import { createRequire } from 'node:module';
import type { FromTrial, TrialTask } from './trial.ts';

interface Loading {
  importExpose?(remote: { name: string; build: number; serverEntry: string }, expose: string): Promise<unknown>;
}

const say = (message: FromTrial): void => void process.send?.(message);
const reasonOf = (error: unknown): string => String(error).split('\n', 1)[0]?.slice(0, 300) ?? '';

const isGroup = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Names of texts, such as `title.home`. */
const textsOf = (group: Record<string, unknown>, before = ''): string[] =>
  Object.entries(group).flatMap(([name, value]) =>
    isGroup(value) ? textsOf(value, `${before}${name}.`) : `${before}${name}`,
  );

const run = async ({ hostEntry, remote, exposes }: TrialTask): Promise<void> => {
  let host: Loading;
  try {
    host = createRequire(import.meta.url)(hostEntry);
  } catch (error) {
    return say({ kind: 'unusable', reason: reasonOf(error) });
  }
  const { importExpose } = host;
  if (!importExpose)
    return say({ kind: 'unusable', reason: 'it is of a time when builds of the host tried no remotes' });
  for (const expose of exposes) {
    say({ kind: 'began', expose });
    try {
      const module = await importExpose(remote, expose);
      if (!isGroup(module)) throw new Error('it is empty');
      const texts = expose.startsWith('./locale-') ? textsOf(isGroup(module.default) ? module.default : module) : [];
      say({ kind: 'loaded', expose, exports: Object.keys(module).filter((name) => module[name]), texts });
    } catch (error) {
      say({ kind: 'failed', expose, reason: reasonOf(error) });
    }
  }
};

// Not once: with nobody listening the process would end while a module is awaited.
process.on('message', (task: TrialTask) => {
  void run(task).then(() => process.disconnect());
});
