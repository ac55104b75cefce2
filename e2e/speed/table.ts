/** One line of the table: what was measured, in the shop and, where there is such a thing, on the floor page. */
export interface Measure {
  name: string;
  unit: 'ms' | 'KB' | '' | '/s' | '×';
  shop: number;
  /** Of all rounds, where that is wanted. */
  worst?: number;
  floor?: number;
  /** The most that is wanted, or the least for what is counted per second; with `ofFloor` in floors. Not each has one. */
  goal?: number;
  ofFloor?: true;
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0;

/** The middle of each figure, over the rounds. */
export const medians = <T extends object>(rounds: readonly T[]): T =>
  Object.fromEntries(
    Object.keys(rounds[0] ?? {}).map((key) => [key, median(rounds.map((round) => Number(round[key as keyof T])))]),
  ) as T; // each figure is a number

export const isMet = ({ shop, floor = 0, goal, ofFloor, unit }: Measure): boolean => {
  if (goal === undefined) return true;
  const bound = ofFloor ? goal * floor : goal;
  return unit === '/s' ? shop >= bound : shop <= bound;
};

const rounded = (value: number): string => (value < 10 ? value.toFixed(1) : value.toFixed(0));
const figureOf = (value: number, unit: Measure['unit']): string =>
  `${unit === '×' ? value.toFixed(2) : rounded(value)} ${unit}`.trim();

/** The table as text: name, floor, shop, ratio, goal, and whether it is met. */
export const tableOf = (measures: readonly Measure[]): string => {
  const rows = measures.map((measure) => {
    const { name, unit, shop, worst, floor, goal, ofFloor } = measure;
    const ratio = floor ? `${(shop / floor).toFixed(2)} ×` : '';
    const bound = `${unit === '/s' ? '≥' : '≤'} ${ofFloor ? `${goal} × floor` : `${goal} ${unit}`}`.trim();
    const wanted = goal === undefined ? '–' : bound;
    const reached = figureOf(shop, unit) + (worst === undefined ? '' : `, worst ${rounded(worst)}`);
    const figures = [floor === undefined ? '–' : rounded(floor), reached, ratio, wanted];
    const verdict = isMet(measure) ? 'met' : 'NOT met';
    return [name, ...figures, goal === undefined ? '' : verdict];
  });
  const all = [['measure', 'floor', 'shop', 'ratio', 'goal', ''], ...rows];
  const widths = all[0]?.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0))) ?? [];
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};
