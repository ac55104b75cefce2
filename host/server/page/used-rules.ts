import { type Part, type SheetParts, matchesIn } from './sheet-parts.ts';

/**
 * Beginnings of elements, and attributes with their values; a value that is not in quotation marks is left out. A dialog
 * that is closed is one piece, which nothing looks for: it is not drawn, and scripts open it. One with an id is opened by
 * the browser.
 */
const pieces = /<dialog(?![^>]* (?:open|id)=)[^>]*>|<[a-z][\w-]*| [\w:-]+=(?:"[^"<>]*")?/gi;

/** As selectors may look for it in a piece of markup: an element, a class, an attribute, or one with its value. */
const namesIn = (piece: string): string[] => {
  const lower = piece.toLowerCase();
  // The dialog that its press opens is to be drawn at once.
  if (lower.startsWith(' commandfor=')) return [lower, ' commandfor=', ' open='];
  if (!piece.startsWith(' ')) return [lower];
  const classes = piece.startsWith(' class="') ? piece.slice(8, -1).split(' ') : [];
  return [lower, lower.slice(0, lower.indexOf('=') + 1), ...classes.map((name) => `.${name}`)];
};

/** Longer pieces are addresses and texts, which hardly come again. */
const longestCached = 100;
const cachedPieces = 5_000;

/** Custom properties that have one value on the whole page, whatever its screen. */
const constantsOf = (sheets: readonly SheetParts[]): Map<string, string> => {
  const values = new Map<string, string | null>();
  for (const [name, value] of sheets.flatMap(({ declared }) => declared))
    values.set(name, values.has(name) ? null : value);
  return new Map([...values].flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
};

/** Puts a value in the place of each constant that is read, the negative one where it is asked for; what follows it stays apart from it. */
const withValues = (text: string, constants: ReadonlyMap<string, string>): string =>
  text
    .replaceAll(/var\((--[\w-]+)\)(?=([\w.#%-])?)/g, (read, name: string, next: string | undefined) => {
      const value = constants.get(name);
      return value === undefined ? read : value + (next ? ' ' : '');
    })
    .replaceAll(/calc\(-1 ?\* ?([\d.]+[a-z]+)\)/g, '-$1');

/** Without the spaces that build tools leave behind commas, but for those in quotation marks. */
const withoutSpaces = (text: string): string =>
  text.replaceAll(/("[^"]*"|'[^']*')|,\s+/g, (_found, quoted: string | undefined) => quoted ?? ',');

type Texts = readonly { text: string }[];
const ruleText = (selectors: Texts, body: Texts): string =>
  `${selectors.map(({ text }) => text).join(',')}{${body.map(({ text }) => text).join(';')}}`;

interface Page {
  /** By the number of what selectors look for: 1 where the page has it. */
  present: Uint8Array;
  /** In each group that has been written: packages bring the same components. */
  written: Map<string, Set<string>>;
  /** Custom properties that its rules read; null until these are written. */
  read: ReadonlySet<string> | null;
}
type Write = (page: Page) => string;

/** Who prints has the whole sheets by then; what should hold before is written for `not screen`. */
const printed = '@media print';

interface Property {
  name: string;
  number: number;
  isConstant: boolean;
}

/** Where a value stands in the place of a constant, only the markup can still read it. */
const isRead = ({ present, read }: Page, { name, number, isConstant }: Property): boolean =>
  present[number] === 1 || (!isConstant && (read === null || read.has(name)));

const once = ({ written }: Page, within: string, text: string): string => {
  const known = written.get(within) ?? new Set();
  written.set(within, known);
  return known.size < known.add(text).size ? text : '';
};

const all = (writers: readonly Write[], page: Page): string => {
  let text = '';
  for (const write of writers) text += write(page);
  return text;
};

/** Layers in their order, with what they hold. One that holds nothing keeps its place: it is named before the next. */
const layersText = (layers: readonly (readonly [head: string, rules: string])[]): string => {
  let text = '';
  let empty: string[] = [];
  const order = () => (empty.length > 0 ? `@layer ${empty.join(',')};` : '');
  for (const [head, rules] of layers) {
    if (rules === '') empty.push(head.slice('@layer '.length));
    else {
      text += `${order()}${head}{${rules}}`;
      empty = [];
    }
  }
  return text + order();
};

/** The rules of some sheets for their pages. */
export interface PageRules {
  /** All that decides which rules a page has, by its markup. */
  standing(markup: string): Uint8Array;
  write(standing: Uint8Array): string;
}

/**
 * The rules of style sheets that a page can use. A rule is left out when every selector of it names a class, an element
 * or an attribute that the page has not; with one of several in parentheses it stays. A rule that another sheet has
 * brought is left out as well, and a layer's rules of all sheets stand together: no two files style one element in one
 * layer, so nothing stands between the two that it would have to come after (docs/architecture.md, “Styles”).
 *
 * A custom property that has one value on the whole page is not declared: its value stands where it is read. Nor is one
 * that neither the rules nor the markup read. The whole sheets read it again, after that of the host, which declares it
 * (`start/page-files.ts`).
 */
export const rulesOf = (sheets: readonly SheetParts[]): PageRules => {
  const constants = constantsOf(sheets);
  const short = (text: string): string => withoutSpaces(withValues(text, constants));
  const needed = new Map<string, number>();
  const numberOf = (name: string): number => {
    const number = needed.get(name) ?? needed.size;
    needed.set(name, number);
    return number;
  };

  const ruleWriter = (part: Extract<Part, { kind: 'rule' }>, within: string): Write => {
    const selectors = part.selectors.map(({ text, needs }) => ({ text: short(text), needs: needs.map(numberOf) }));
    const body = part.body.map(({ name, text }) => ({
      text: short(text),
      property: name === undefined ? null : { name, number: numberOf(name), isConstant: constants.has(name) },
    }));
    const whole = ruleText(selectors, body);
    return (page) => {
      const used = selectors.filter(({ needs }) => needs.every((one) => page.present[one] === 1));
      if (used.length === 0) return '';
      const declared = body.filter(({ property }) => property === null || isRead(page, property));
      if (declared.length === 0) return '';
      const isWhole = used.length === selectors.length && declared.length === body.length;
      return once(page, within, isWhole ? whole : ruleText(used, declared));
    };
  };

  const writerOf = (part: Part, within = ''): Write => {
    if (part.kind === 'rule') return ruleWriter(part, within);
    if (part.kind === 'always') {
      const text = short(part.text);
      return (page) => once(page, within, text);
    }
    const { kind, head } = part;
    if (head === printed) return () => '';
    const inner = part.parts.map((one) => writerOf(one, `${within}{${head}`));
    return (page) => {
      const inside = all(inner, page);
      if (inside !== '') return `${head}{${inside}}`;
      return kind === 'layer' ? `${head};` : '';
    };
  };

  const parts = sheets.flatMap((sheet) => sheet.parts);
  const layers = new Map<string, Write[]>();
  for (const part of parts) {
    if (part.kind !== 'layer') continue;
    const inner = part.parts.map((one) => writerOf(one, `{${part.head}`));
    layers.set(part.head, [...(layers.get(part.head) ?? []), ...inner]);
  }
  const others = parts.filter(({ kind }) => kind !== 'layer').map((part) => writerOf(part));
  const movements = sheets.flatMap((sheet) => sheet.movements).map(({ name, text }) => ({ name, text: short(text) }));

  // Pages are made of the same pieces of markup: each is looked through once.
  const known = new Map<string, readonly number[]>();
  const numbersIn = (piece: string): readonly number[] => {
    let numbers = known.get(piece);
    if (!numbers) {
      numbers = namesIn(piece).flatMap((name) => needed.get(name) ?? []);
      if (piece.length <= longestCached && known.size < cachedPieces) known.set(piece, numbers);
    }
    return numbers;
  };

  return {
    standing(markup) {
      const present = new Uint8Array(needed.size);
      for (const piece of markup.match(pieces) ?? []) for (const number of numbersIn(piece)) present[number] = 1;
      for (const name of new Set(matchesIn(markup, /var\((--[\w-]+)/g))) {
        const number = needed.get(name);
        if (number !== undefined) present[number] = 1;
      }
      return present;
    },
    write(present) {
      const textOf = (read: Page['read']): string => {
        const page: Page = { present, written: new Map(), read };
        const text = layersText([...layers].map(([head, writers]) => [head, all(writers, page)])) + all(others, page);
        return text + movements.map((one) => (text.includes(one.name) ? once(page, '', one.text) : '')).join('');
      };
      return textOf(new Set(matchesIn(textOf(null), /var\((--[\w-]+)/g)));
    },
  };
};
