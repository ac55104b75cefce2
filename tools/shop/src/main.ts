import { DeliveryProblem } from '@shop/delivery';
import { Children } from './children.ts';
import { StartProblem } from './problem.ts';

const shown = (error: unknown) =>
  error instanceof StartProblem || error instanceof DeliveryProblem
    ? error.message
    : String((error instanceof Error && error.stack) || error);

/**
 * Runs a command that starts long-running processes: until Ctrl-C ends all of them (exit code 0), or until one of
 * them, or the command itself, fails (one line, exit code 1).
 */
export const runUntilStopped = async (command: (children: Children) => Promise<void>): Promise<void> => {
  const children = new Children((line) => console.log(line));
  const stopped = new Promise<'stopped'>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve('stopped'));
  });
  const running = command(children).then(() => children.crashed);
  try {
    await Promise.race([running, stopped]);
    console.log('\nStopping.');
    running.catch(() => {});
    await children.stop();
    process.exit(0);
  } catch (error) {
    console.error(shown(error));
    await children.stop();
    process.exit(1);
  }
};
