// `node tools/scripts/tasks/run-task.ts NAME`, in the folder of a package: does what the task of turbo.json does there, and keeps
// what it found for `npm test` to count. Turbo calls it, by the package's script of that name.
import { processorSeconds, removeResult, writeResult, type Findings } from './result.ts';
import { stages } from './stages.ts';

const [name = ''] = process.argv.slice(2);
const stage = stages[name];
if (!stage) throw new Error(`There is no task “${name}”: say ${Object.keys(stages).join(', ')}.`);

const folder = process.cwd();
removeResult(folder, name);
const began = performance.now();
const findings: Findings = await stage({ folder, isAll: process.env.CHECK_ALL === '1' });
writeResult(folder, name, { ...findings, processorSeconds: processorSeconds() });

const { passed, failures } = findings;
for (const { name, said } of failures) console.log(`FAIL ${name}\n${said}`);
console.log(`${passed} passed, ${failures.length} failed in ${Math.round((performance.now() - began) / 1000)} s`);
process.exitCode = failures.length === 0 ? 0 : 1;
