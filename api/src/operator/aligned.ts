/** Signs of a column beyond which what follows is not moved to the right. */
const widest = 40;

/** Tables, whose cells are separated by tabs, in columns below each other, as a terminal shows them best. */
export const aligned = (text: string): string => {
  const lines = text.split('\n').map((line) => line.split('\t'));
  const widths: number[] = [];
  for (const cells of lines)
    for (const [place, cell] of cells.slice(0, -1).entries())
      widths[place] = Math.min(widest, Math.max(widths[place] ?? 0, cell.length));
  return lines
    .map((cells) =>
      cells.map((cell, place) => cell.padEnd(place < cells.length - 1 ? (widths[place] ?? 0) : 0)).join('  '),
    )
    .join('\n');
};
