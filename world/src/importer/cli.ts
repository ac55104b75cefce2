import { createReadStream } from 'node:fs';
import { textOf } from '@shop/csv/text';
import { importCatalogue, type ImportReport } from './import-catalogue.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);

const printReport = ({ read, imported, merged, skipped, warnings, byCategory }: ImportReport): void => {
  print(`${read} rows: ${imported} products, ${merged} merged into earlier rows, ${skipped.length} skipped`);
  for (const [path, count] of Object.entries(byCategory).toSorted(([, a], [, b]) => b - a))
    print(`  ${count}  ${path}`);
  for (const { row, reason } of skipped) print(`skipped row ${row}: ${reason}`);
  for (const { row, reason } of warnings) print(`row ${row}: ${reason}`);
};

const [file, rate] = process.argv.slice(2);
if (!file) {
  process.stderr.write('Usage: node world/src/importer/cli.ts FILE [RATE]\n');
  process.exitCode = 2;
} else {
  try {
    printReport(importCatalogue(await textOf(createReadStream(file)), rate ? { rate: Number(rate) } : {}).report);
  } catch (error) {
    process.stderr.write(`${file}: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
