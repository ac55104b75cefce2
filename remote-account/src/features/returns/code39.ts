/** Code 39: each sign as nine widths, bar and gap in turn; `w` is wide. */
const signs: Readonly<Record<string, string>> = {
  '0': 'nnnwwnwnn',
  '1': 'wnnwnnnnw',
  '2': 'nnwwnnnnw',
  '3': 'wnwwnnnnn',
  '4': 'nnnwwnnnw',
  '5': 'wnnwwnnnn',
  '6': 'nnwwwnnnn',
  '7': 'nnnwnnwnw',
  '8': 'wnnwnnwnn',
  '9': 'nnwwnnwnn',
  A: 'wnnnnwnnw',
  C: 'wnwnnwnnn',
  R: 'wnnnnnwwn',
  '*': 'nwnnwnwnn',
};

export interface Bar {
  x: number;
  width: number;
}

/**
 * The bars of a number of an order or a return, and how wide the whole code is, in units of the narrowest bar.
 * @throws RangeError for a sign that such numbers do not have
 */
export const code39 = (text: string): { bars: Bar[]; width: number } => {
  const bars: Bar[] = [];
  let x = 0;
  for (const sign of `*${text}*`) {
    const widths = signs[sign];
    if (!widths) throw new RangeError(`No bars for “${sign}”`);
    for (const [place, kind] of [...widths].entries()) {
      const width = kind === 'w' ? 3 : 1;
      if (place % 2 === 0) bars.push({ x, width });
      x += width;
    }
    x += 1;
  }
  return { bars, width: x - 1 };
};
