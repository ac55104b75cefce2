// `node tools/scripts/console.ts`: builds the console when it has changed.
import { buildConsole } from './running/console-build.ts';
import { StartProblem } from './running/problem.ts';

try {
  await buildConsole((line) => console.log(line));
} catch (error) {
  if (!(error instanceof StartProblem)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
