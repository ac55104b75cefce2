import { type Part, type SheetParts, matchesIn } from './sheet-parts.ts';

const keyframesIn = (parts: readonly Part[]): { name: string; text: string }[] =>
  parts.flatMap((part) => {
    if (part.kind === 'keyframes') return [{ name: part.name, text: part.text }];
    return 'parts' in part ? keyframesIn(part.parts) : [];
  });

/** A page by its markup. */
export interface StyledPage {
  /** Whether something of `needsOf` stands in its markup. */
  has(needed: string): boolean;
  /** Custom properties that its markup itself reads. */
  read: ReadonlySet<string>;
}

/** Beginnings of elements, and attributes with their values; a value that is not in quotation marks is left out. */
const standing = /<[a-z][\w-]*| [\w:-]+=(?:"[^"<>]*")?/gi;

/** What `needsOf` may ask of a page: its elements, attributes, their values and its classes. */
const standsIn = (markup: string): ReadonlySet<string> => {
  const found = new Set<string>();
  for (const one of new Set(markup.match(standing))) {
    if (one.startsWith(' class="')) for (const name of one.slice(8, -1).split(' ')) found.add(`.${name}`);
    const lower = one.toLowerCase();
    found.add(lower);
    if (lower.startsWith(' ')) found.add(lower.slice(0, lower.indexOf('=') + 1));
  }
  return found;
};

/** A page by its markup, which is read once. */
export const styledPage = (markup: string): StyledPage => {
  const found = standsIn(markup);
  return { has: (needed) => found.has(needed), read: new Set(matchesIn(markup, /var\((--[\w-]+)/g)) };
};

/** Custom properties that have one value on the whole page, whatever its screen. */
const constantsOf = (sheets: readonly SheetParts[]): Map<string, string> => {
  const values = new Map<string, string | null>();
  for (const [name, value] of sheets.flatMap(({ declared }) => declared))
    values.set(name, values.has(name) ? null : value);
  return new Map([...values].flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
};

/** Puts a value in the place of each constant that is read; what follows it stays apart from it. */
const withValues = (text: string, constants: ReadonlyMap<string, string>): string =>
  text.replaceAll(/var\((--[\w-]+)\)(?=([\w.#%-])?)/g, (read, name: string, next: string | undefined) => {
    const value = constants.get(name);
    return value === undefined ? read : value + (next ? ' ' : '');
  });

/** A piece of a style sheet as it stands in a page. */
interface Text {
  /** Of pieces that are the same, in the same groups: packages bring the same components. */
  place: number;
  /** With values in the places of constants. */
  text: string;
  /** Whether a movement is named in it, for each. */
  moves: readonly string[];
}

/** A part of a sheet that has been prepared for all pages of the same sheets. */
type Prepared =
  | { kind: 'always'; text: Text }
  | {
      kind: 'rule';
      selectors: { text: string; needs: readonly number[] }[];
      /** Its declarations; `ifRead` names a constant that has to be declared only where the markup reads it. */
      body: { text: string; ifRead: string | null }[];
      within: string;
      /** What has been written of it, by which of its selectors and declarations. */
      texts: Map<string, Text | null>;
    }
  | { kind: 'group' | 'layer'; head: string; name: string; parts: Prepared[] };

/** What is the same for all pages of some sheets. */
interface Sheets {
  constants: ReadonlyMap<string, string>;
  movements: readonly { name: string; text: string }[];
  /** What selectors look for, each with its number. */
  needs: Map<string, number>;
  places: Map<string, number>;
}

const numberIn = (known: Map<string, number>, name: string): number => {
  const number = known.get(name) ?? known.size;
  known.set(name, number);
  return number;
};

const textIn = ({ constants, movements, places }: Sheets, text: string, within: string): Text => ({
  place: numberIn(places, `${within}{${text}`),
  text: withValues(text, constants),
  moves: movements.filter(({ name }) => text.includes(name)).map(({ name }) => name),
});

const prepared = (part: Part, sheets: Sheets, within = ''): Prepared[] => {
  switch (part.kind) {
    case 'always':
      return [{ kind: 'always', text: textIn(sheets, part.text, within) }];
    case 'rule': {
      const selectors = part.selectors.map(({ text, needs }) => ({
        text,
        needs: [...new Set(needs)].map((one) => numberIn(sheets.needs, one)),
      }));
      // Where a value stands in the place of a constant, only the markup can still read it.
      const body = part.body.map(({ name, text }) => ({
        text,
        ifRead: name !== undefined && sheets.constants.has(name) ? name : null,
      }));
      return [{ kind: 'rule', selectors, body, within, texts: new Map() }];
    }
    case 'group':
    case 'layer': {
      const [head, name] = part.kind === 'layer' ? [`@layer ${part.name}`, part.name] : [part.head, ''];
      const parts = part.parts.flatMap((one) => prepared(one, sheets, `${within}{${head}`));
      return [{ kind: part.kind, head, name, parts }];
    }
    case 'keyframes':
      return [];
  }
};

/** One page of some sheets, while its rules are written. */
interface Page {
  sheets: Sheets;
  /** Whether it has what selectors look for, by their numbers. */
  has: readonly boolean[];
  read: ReadonlySet<string>;
  places: Set<number>;
  moves: Set<string>;
}

const once = ({ place, text, moves }: Text, page: Page): string => {
  if (page.places.has(place)) return '';
  page.places.add(place);
  for (const name of moves) page.moves.add(name);
  return text;
};

type PreparedRule = Extract<Prepared, { kind: 'rule' }>;

const ruleText = ({ selectors, body, within, texts }: PreparedRule, page: Page): Text | null => {
  const used = selectors.filter(({ needs }) => needs.every((one) => page.has[one]));
  if (used.length === 0) return null;
  const declared = body.filter(({ ifRead }) => ifRead === null || page.read.has(ifRead));
  const name =
    used.length === selectors.length && declared.length === body.length
      ? ''
      : [...used, ...declared].map(({ text }) => text).join('\n');
  let text = texts.get(name);
  if (text === undefined) {
    const whole = `${used.map((one) => one.text).join(',')}{${declared.map((one) => one.text).join(';')}}`;
    text = declared.length === 0 ? null : textIn(page.sheets, whole, within);
    texts.set(name, text);
  }
  return text;
};

const textOf = (part: Prepared, page: Page): string => {
  switch (part.kind) {
    case 'always':
      return once(part.text, page);
    case 'rule': {
      const text = ruleText(part, page);
      return text === null ? '' : once(text, page);
    }
    case 'group':
    case 'layer': {
      const inside = textsOf(part.parts, page);
      if (inside !== '') return `${part.head}{${inside}}`;
      return part.kind === 'layer' ? `${part.head};` : '';
    }
  }
};

const textsOf = (parts: readonly Prepared[], page: Page): string => {
  let text = '';
  for (const part of parts) text += textOf(part, page);
  return text;
};

/** Layers in their order, with what they hold. One that holds nothing keeps its place: it is named before the next. */
const layersText = (layers: ReadonlyMap<string, string>): string => {
  let text = '';
  let named: string[] = [];
  const order = () => (named.length > 0 ? `@layer ${named.join(',')};` : '');
  for (const [layer, rules] of layers) {
    if (rules === '') named.push(layer);
    else {
      text += `${order()}@layer ${layer}{${rules}}`;
      named = [];
    }
  }
  return text + order();
};

/**
 * The rules of style sheets that a page can use. A rule is left out when every selector of it names a class, an element
 * or an attribute that the page has not; with one of several in parentheses it stays. A rule that another sheet has
 * brought is left out as well, and a layer's rules of all sheets stand together: no two files style one element in one
 * layer, so nothing stands between the two that it would have to come after (docs/architecture.md, “Styles”).
 *
 * A custom property that has one value on the whole page is not declared: its value stands where it is read. The
 * whole sheets read it again, after that of the host, which declares it (`start/page-files.ts`).
 *
 * What the sheets have in common with all pages is prepared here, once; each text that a rule can have is made when a
 * first page has it.
 */
export const rulesOf = (given: readonly SheetParts[]): ((page: StyledPage) => string) => {
  const all = given.flatMap((one) => one.parts);
  const movements = keyframesIn(all);
  const sheets: Sheets = { constants: constantsOf(given), movements, needs: new Map(), places: new Map() };
  const parts = all.flatMap((one) => prepared(one, sheets));
  const moving = movements.map(({ name, text }) => ({ name, text: textIn(sheets, text, '') }));
  return ({ has, read }) => {
    const page: Page = {
      sheets,
      has: [...sheets.needs.keys()].map(has),
      read,
      places: new Set(),
      moves: new Set(),
    };
    const layers = new Map<string, string>();
    let others = '';
    for (const part of parts) {
      if (part.kind === 'layer') layers.set(part.name, (layers.get(part.name) ?? '') + textsOf(part.parts, page));
      else others += textOf(part, page);
    }
    const text = layersText(layers) + others;
    return text + moving.map((one) => (page.moves.has(one.name) ? once(one.text, page) : '')).join('');
  };
};
