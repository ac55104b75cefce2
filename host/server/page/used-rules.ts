import {
  type Chunk,
  type Prepared,
  type PreparedRule,
  type Sheets,
  type Text,
  type Written,
  chunksOf,
  constantsOf,
  keyframesIn,
  mostNeeds,
  prepared,
  textIn,
} from './prepared-rules.ts';
import type { SheetParts } from './sheet-parts.ts';
import { type StyledPage, standingOf } from './styled-page.ts';

/** One page of some sheets, while its rules are written. */
interface Page {
  sheets: Sheets;
  /** What selectors look for, by their numbers: 1 for what it has. */
  present: Uint8Array;
  places: Set<number>;
  moves: Set<string>;
}

const once = ({ place, text, moves }: Text, page: Page): string => {
  if (page.places.has(place)) return '';
  page.places.add(place);
  for (const name of moves) page.moves.add(name);
  return text;
};

const ruleText = ({ selectors, body, within, texts }: PreparedRule, page: Page): Text | null => {
  const used = selectors.filter(({ needs }) => needs.every((one) => page.present[one] === 1));
  if (used.length === 0) return null;
  const declared = body.filter(({ ifRead }) => ifRead === null || page.present[ifRead] === 1);
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
      const inside = textsOf(part.chunks, page);
      if (inside !== '') return `${part.head}{${inside}}`;
      return part.kind === 'layer' ? `${part.head};` : '';
    }
  }
};

const partsText = (parts: readonly Prepared[], page: Page): string => {
  let text = '';
  for (const part of parts) text += textOf(part, page);
  return text;
};

/** As many forms of a chunk as are kept. */
const cachedForms = 200;

/** What a chunk comes to by itself; null where that cannot be kept, because it needs too much. */
const writtenOf = ({ parts, needs, written }: Chunk, { sheets, present }: Page): Written | null => {
  if (needs.length > mostNeeds) return null;
  let name = 0;
  for (const one of needs) name = name * 2 + (present[one] ?? 0);
  const known = written.get(name);
  if (known) return known;
  const alone: Page = { sheets, present, places: new Set(), moves: new Set() };
  const made: Written = { text: partsText(parts, alone), places: [...alone.places], moves: [...alone.moves] };
  if (written.size < cachedForms) written.set(name, made);
  return made;
};

const textsOf = (chunks: readonly Chunk[], page: Page): string => {
  let text = '';
  for (const chunk of chunks) {
    const written = writtenOf(chunk, page);
    if (written === null || written.places.some((place) => page.sheets.shared.has(place))) {
      text += partsText(chunk.parts, page);
      continue;
    }
    text += written.text;
    for (const name of written.moves) page.moves.add(name);
  }
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

/** The rules of some sheets for their pages. */
export interface PageRules {
  /** All that decides which rules a page has. */
  standing(page: StyledPage): Uint8Array;
  write(standing: Uint8Array): string;
}

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
 * first page has it, and so is each that some rules have together, so that of a page only those are written anew
 * that no page has had.
 */
export const rulesOf = (given: readonly SheetParts[]): PageRules => {
  const all = given.flatMap((one) => one.parts);
  const movements = keyframesIn(all);
  const sheets: Sheets = {
    constants: constantsOf(given),
    movements,
    needs: new Map(),
    places: new Map(),
    shared: new Set(),
    rules: new Set(),
  };
  const parts = all.flatMap((one) => prepared(one, sheets));
  const moving = movements.map(({ name, text }) => ({ name, text: textIn(sheets, text, '') }));
  // Those of one layer stand together, where the first of it stands.
  const layers = [...Map.groupBy(parts, (part) => (part.kind === 'layer' ? part.name : null))].flatMap(
    ([name, of]): [string, Chunk[]][] =>
      name === null ? [] : [[name, of.flatMap((one) => (one.kind === 'layer' ? one.chunks : []))]],
  );
  const others = chunksOf(parts.filter(({ kind }) => kind !== 'layer'));
  const write = (present: Uint8Array): string => {
    const page: Page = { sheets, present, places: new Set(), moves: new Set() };
    const known = sheets.shared.size;
    const text =
      layersText(new Map(layers.map(([name, chunks]) => [name, textsOf(chunks, page)]))) +
      textsOf(others, page) +
      moving.map((one) => (page.moves.has(one.name) ? once(one.text, page) : '')).join('');
    // A place that was filled turned out to be another's too.
    return sheets.shared.size === known ? text : write(present);
  };
  return { standing: standingOf(sheets.needs), write };
};
