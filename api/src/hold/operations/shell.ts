import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';

/** A shell in which an operator types. */
export interface Shell {
  /** Runs one command as it stands. @throws Error with what it wrote when its status is not 0 */
  run(command: string): Promise<string>;
  end(): void;
}

/** Starts bash as root's login has it: what a command sets or where it goes holds for the next. */
export const startShell = (folder: string, env: Readonly<Record<string, string>>): Shell => {
  const bash = spawn('bash', ['--noprofile', '--norc'], { cwd: folder, env, stdio: ['pipe', 'pipe', 'pipe'] });
  const mark = `end-${randomBytes(8).toString('hex')}`;
  const ending = new RegExp(`([^]*)${mark} (\\d+)\\n`);
  let said = '';
  let take = (): void => undefined;
  let fail = (_error: Error): void => undefined;
  for (const stream of [bash.stdout, bash.stderr]) {
    stream.on('data', (chunk) => {
      said += String(chunk);
      take();
    });
  }
  bash.once('exit', () => fail(new Error(`The shell has ended:\n${said}`)));
  return {
    run: (command) =>
      new Promise((resolve, reject) => {
        console.log(`    ${command.replaceAll('\n', '\n    ')}`);
        said = '';
        fail = reject;
        take = () => {
          const [, output = '', status] = ending.exec(said) ?? [];
          if (status === undefined) return;
          if (status === '0') resolve(output);
          else reject(new Error(`It ended with ${status}: ${command}\n${output}`));
        };
        bash.stdin.write(`${command}\nprintf '%s %s\\n' ${mark} $?\n`);
      }),
    end: () => void bash.kill('SIGKILL'),
  };
};
