// `pnpm settings`: what is set and from where. `pnpm settings write`: writes what the schema says into .env.example and
// docs/settings.md.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { reportOf } from './settings/report.ts';
import { written } from './settings/written.ts';

const root = path.resolve(import.meta.dirname, '../..');

if (process.argv[2] === 'write') {
  for (const [file, text] of Object.entries(written())) writeFileSync(path.join(root, file), text);
} else {
  const { lines, problems } = reportOf(process.env);
  console.log(lines.join('\n'));
  if (problems.length > 0) {
    console.error(['', 'With these settings not every process starts:', ...problems].join('\n'));
    process.exitCode = 1;
  }
}
