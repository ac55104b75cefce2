import { expect, test } from '../support/test.ts';
import { inBrowser } from '../support/matrix/browser-side.ts';
import { faults, type Cell, type Fault, type Part } from '../support/matrix/cells.ts';
import { onServer } from '../support/matrix/server-side.ts';
import { openStage, type Stage } from '../support/matrix/stage.ts';
import { committed, write, written } from '../support/matrix/table.ts';

const sides = [
  { side: 'browser', provoke: inBrowser },
  { side: 'server', provoke: onServer },
] as const;

/** What nobody would hear of, or would see as a page without words. */
const untold = (matrix: ReadonlyMap<Fault, ReadonlyMap<Part, Cell>>): string[] =>
  [...matrix].flatMap(([fault, cells]) =>
    [...cells].flatMap(([part, cell]) => {
      if ('because' in cell || cell.gate.startsWith('refused')) return [];
      return cell.log === 'nothing' || cell.reads === '' ? [`${part} × ${fault}`] : [];
    }),
  );

for (const { side, provoke } of sides) {
  test(`every fault of a release on the ${side}’s side: the shopper and the operator read what the failure matrix says`, async ({
    browser,
  }) => {
    test.setTimeout(1_800_000);
    const stage: Stage = await openStage();
    const matrix = new Map<Fault, Map<Part, Cell>>();
    for (const fault of faults) matrix.set(fault, await provoke(browser, stage, fault));
    stage.shop.stop();
    // Nothing stays untold that the gate would not have refused by its number alone.
    expect(untold(matrix)).toEqual([]);
    const tables = written(side, matrix);
    if (process.env.FAILURE_MATRIX === 'write') write(side, tables);
    expect(tables).toBe(committed(side));
  });
}
