// `pnpm coverage [--owner NAME]`: the requirements that no test's title names.
import { parseArgs } from 'node:util';
import { namedRequirements, readRequirements, requirementIds } from './checks/requirements.ts';

const { owner: only } = parseArgs({ options: { owner: { type: 'string' } } }).values;

const named = namedRequirements();
const requirements = readRequirements();
const owners = [...new Set(requirements.map(({ owner }) => owner))].toSorted();

for (const owner of owners) {
  if (only !== undefined && only !== owner) continue;
  const rows = requirements.filter((row) => row.owner === owner);
  const missing = rows.filter(({ id }) => !named.has(id));
  console.log(`${owner}: ${rows.length - missing.length} of ${rows.length} named by a test`);
  if (only) for (const { id, text } of missing) console.log(`  ${id}  ${text}`);
  else if (missing.length > 0) console.log(`  ${missing.map(({ id }) => id).join(' ')}`);
}

if (only !== undefined && !owners.includes(only)) {
  console.error(`There is no owner “${only}”. Known: ${owners.join(', ')}.`);
  process.exitCode = 1;
}
const { ok, output } = await requirementIds();
if (!ok) {
  console.error(output);
  process.exitCode = 1;
}
