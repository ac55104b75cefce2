import { matchesIn } from './sheet-parts.ts';

/** A page by its markup. */
export interface StyledPage {
  /** Beginnings of its elements, and attributes with their values, as often as they stand in it. */
  standing: readonly string[];
  /** Custom properties that its markup itself reads. */
  read: ReadonlySet<string>;
}

/**
 * Beginnings of elements, and attributes with their values; a value that is not in quotation marks is left out. A dialog
 * that is closed is one piece, which nothing looks for: it is not drawn, and scripts open it. One with an id is opened by
 * the browser.
 */
const standing = /<dialog(?![^>]* (?:open|id)=)[^>]*>|<[a-z][\w-]*| [\w:-]+=(?:"[^"<>]*")?/gi;

/** A page by its markup, which is read once. */
export const styledPage = (markup: string): StyledPage => ({
  standing: markup.match(standing) ?? [],
  read: new Set(matchesIn(markup, /var\((--[\w-]+)/g)),
});

/** What `needsOf` may look for in a piece of markup: an element, a class, an attribute, or one with its value. */
const namesIn = (piece: string): string[] => {
  const lower = piece.toLowerCase();
  // What its press opens is to be drawn at once.
  if (lower.startsWith(' commandfor=')) return [lower, ' commandfor=', ' open='];
  if (!piece.startsWith(' ')) return [lower];
  const classes = piece.startsWith(' class="') ? piece.slice(8, -1).split(' ') : [];
  return [lower, lower.slice(0, lower.indexOf('=') + 1), ...classes.map((name) => `.${name}`)];
};

/** Pieces that are remembered are no longer, as addresses and texts are. */
const longestCached = 100;
const cachedPieces = 5_000;

/**
 * Which of the things that selectors look for stand in a page: a number for each, 1 where it does. What a piece of
 * markup is to them is found out once, as pages are made of the same pieces.
 * @param needs each with its number
 */
export const standingOf = (needs: ReadonlyMap<string, number>): ((page: StyledPage) => Uint8Array) => {
  const known = new Map<string, readonly number[]>();
  const numbersOf = (piece: string): readonly number[] =>
    namesIn(piece).flatMap((name) => {
      const number = needs.get(name);
      return number === undefined ? [] : [number];
    });
  return ({ standing: pieces, read }) => {
    const present = new Uint8Array(needs.size);
    for (const piece of pieces) {
      let numbers = known.get(piece);
      if (numbers === undefined) {
        numbers = numbersOf(piece);
        if (piece.length <= longestCached && known.size < cachedPieces) known.set(piece, numbers);
      }
      for (const number of numbers) present[number] = 1;
    }
    for (const name of read) {
      const number = needs.get(name);
      if (number !== undefined) present[number] = 1;
    }
    return present;
  };
};
