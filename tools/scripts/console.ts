// `node tools/scripts/console.ts`: builds the console when it has changed.
import { buildConsole } from './running/console.ts';
import { StartProblem } from '@shop/shop/problem';

try {
  await buildConsole((line) => console.log(line));
} catch (error) {
  if (!(error instanceof StartProblem)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
