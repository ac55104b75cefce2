import type { Part, SheetParts } from './sheet-parts.ts';

export const keyframesIn = (parts: readonly Part[]): { name: string; text: string }[] =>
  parts.flatMap((part) => {
    if (part.kind === 'keyframes') return [{ name: part.name, text: part.text }];
    return 'parts' in part ? keyframesIn(part.parts) : [];
  });

/** Custom properties that have one value on the whole page, whatever its screen. */
export const constantsOf = (sheets: readonly SheetParts[]): Map<string, string> => {
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

/** Without the spaces that build tools leave behind commas, but for those in quotation marks. */
const withoutSpaces = (text: string): string =>
  text.replaceAll(/("[^"]*"|'[^']*')|,\s+/g, (_found, quoted: string | undefined) => quoted ?? ',');

/** A piece of a style sheet as it stands in a page. */
export interface Text {
  /** Of pieces that are the same, in the same groups: packages bring the same components. */
  place: number;
  /** With values in the places of constants. */
  text: string;
  /** Whether a movement is named in it, for each. */
  moves: readonly string[];
}

/** A part of a sheet that has been prepared for all pages of the same sheets. */
export type Prepared =
  | { kind: 'always'; text: Text }
  | {
      kind: 'rule';
      selectors: { text: string; needs: readonly number[] }[];
      /** Its declarations; `ifRead` is a constant that has to be declared only where the markup reads it. */
      body: { text: string; ifRead: number | null }[];
      within: string;
      /** What has been written of it, by which of its selectors and declarations. */
      texts: Map<string, Text | null>;
    }
  | { kind: 'group' | 'layer'; head: string; name: string; chunks: Chunk[] };

/** What some parts come to on a page that has nothing before them. */
export interface Written {
  text: string;
  places: readonly number[];
  moves: readonly string[];
}

/** Parts that stand together, with what has been written of them, by what of `needs` stands in a page. */
export interface Chunk {
  parts: Prepared[];
  needs: readonly number[];
  written: Map<number, Written>;
}

/** What is the same for all pages of some sheets. */
export interface Sheets {
  constants: ReadonlyMap<string, string>;
  movements: readonly { name: string; text: string }[];
  /** What selectors look for, and constants that markup may read, each with its number. */
  needs: Map<string, number>;
  places: Map<string, number>;
  /** Places that more than one part can fill: where one has, the others are left out. */
  shared: Set<number>;
  /** Rules that have been taken in: the same once more writes nothing. */
  rules: Set<string>;
}

const numberIn = (known: Map<string, number>, name: string): number => {
  const number = known.get(name) ?? known.size;
  known.set(name, number);
  return number;
};

export const textIn = ({ constants, movements, places, shared }: Sheets, text: string, within: string): Text => {
  const name = `${within}{${text}`;
  const isKnown = places.has(name);
  const place = numberIn(places, name);
  if (isKnown) shared.add(place);
  return {
    place,
    text: withoutSpaces(withValues(text, constants)),
    moves: movements.filter((one) => text.includes(one.name)).map((one) => one.name),
  };
};

export type PreparedRule = Extract<Prepared, { kind: 'rule' }>;

const needsOf = (part: Prepared): number[] => {
  switch (part.kind) {
    case 'always':
      return [];
    case 'rule':
      return [
        ...part.selectors.flatMap(({ needs }) => needs),
        ...part.body.flatMap(({ ifRead }) => (ifRead === null ? [] : [ifRead])),
      ];
    case 'group':
    case 'layer':
      return part.chunks.flatMap(({ needs }) => needs);
  }
};

/** What stands of so many needs is one number, of which all bits count. */
export const mostNeeds = 40;

/** Parts in their order, together as long as they need few things. */
export const chunksOf = (parts: readonly Prepared[]): Chunk[] => {
  const chunks: { parts: Prepared[]; needs: Set<number> }[] = [];
  for (const part of parts) {
    const last = chunks.at(-1);
    const needs = new Set([...(last?.needs ?? []), ...needsOf(part)]);
    if (last && needs.size <= mostNeeds) {
      last.parts.push(part);
      last.needs = needs;
    } else chunks.push({ parts: [part], needs: new Set(needsOf(part)) });
  }
  return chunks.map((chunk) => ({ parts: chunk.parts, needs: [...chunk.needs], written: new Map() }));
};

const preparedRule = (part: Extract<Part, { kind: 'rule' }>, sheets: Sheets, within: string): PreparedRule => ({
  kind: 'rule',
  selectors: part.selectors.map(({ text, needs }) => ({
    text,
    needs: [...new Set(needs)].map((one) => numberIn(sheets.needs, one)),
  })),
  // Where a value stands in the place of a constant, only the markup can still read it.
  body: part.body.map(({ name, text }) => ({
    text,
    ifRead: name !== undefined && sheets.constants.has(name) ? numberIn(sheets.needs, name) : null,
  })),
  within,
  texts: new Map(),
});

export const prepared = (part: Part, sheets: Sheets, within = ''): Prepared[] => {
  switch (part.kind) {
    case 'always':
      return [{ kind: 'always', text: textIn(sheets, part.text, within) }];
    case 'rule': {
      const rule = preparedRule(part, sheets, within);
      const name = JSON.stringify([within, rule.selectors.map(({ text }) => text), rule.body.map(({ text }) => text)]);
      if (sheets.rules.has(name)) return [];
      sheets.rules.add(name);
      return [rule];
    }
    case 'group':
    case 'layer': {
      const [head, name] = part.kind === 'layer' ? [`@layer ${part.name}`, part.name] : [part.head, ''];
      const parts = part.parts.flatMap((one) => prepared(one, sheets, `${within}{${head}`));
      return [{ kind: part.kind, head, name, chunks: chunksOf(parts) }];
    }
    case 'keyframes':
      return [];
  }
};
