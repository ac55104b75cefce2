import { type Part, type SheetParts, matchesIn } from './sheet-parts.ts';

const keyframesIn = (parts: readonly Part[]): { name: string; text: string }[] =>
  parts.flatMap((part) => {
    if (part.kind === 'keyframes') return [part];
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

/** What has been written of sheets, for one page. */
interface Written {
  page: StyledPage;
  constants: ReadonlyMap<string, string>;
  /** With the groups that it stands in: packages bring the same components. */
  texts: Set<string>;
}

const once = (text: string, within: string, { texts }: Written): string => {
  const place = `${within}{${text}`;
  if (texts.has(place)) return '';
  texts.add(place);
  return text;
};

const textOf = (part: Part, written: Written, within = ''): string => {
  const { page, constants } = written;
  switch (part.kind) {
    case 'always':
      return once(part.text, within, written);
    case 'rule': {
      const selectors = part.selectors.filter(({ needs }) => needs.every((one) => page.has(one)));
      // Where a value stands in the place of a constant, only the markup can still read it.
      const body = part.body.filter(({ name }) => !name || !constants.has(name) || page.read.has(name));
      if (selectors.length === 0 || body.length === 0) return '';
      const text = `${selectors.map(({ text }) => text).join(',')}{${body.map(({ text }) => text).join(';')}}`;
      return once(text, within, written);
    }
    case 'group': {
      const inside = part.parts.map((one) => textOf(one, written, `${within}{${part.head}`)).join('');
      return inside === '' ? '' : `${part.head}{${inside}}`;
    }
    case 'layer': {
      const inside = part.parts.map((one) => textOf(one, written, `${within}{@layer ${part.name}`)).join('');
      return inside === '' ? `@layer ${part.name};` : `@layer ${part.name}{${inside}}`;
    }
    case 'keyframes':
      return '';
  }
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
 */
export const usedRules = (sheets: readonly SheetParts[], page: StyledPage): string => {
  const written: Written = { page, constants: constantsOf(sheets), texts: new Set() };
  const parts = sheets.flatMap((one) => one.parts);
  const layers = new Map<string, string>();
  let others = '';
  for (const part of parts) {
    if (part.kind === 'layer') {
      const rules = part.parts.map((one) => textOf(one, written, `{@layer ${part.name}`)).join('');
      layers.set(part.name, (layers.get(part.name) ?? '') + rules);
    } else others += textOf(part, written);
  }
  const text = layersText(layers) + others;
  const moved = keyframesIn(parts).filter(({ name }) => text.includes(name));
  return withValues(text + moved.map((one) => once(one.text, '', written)).join(''), written.constants);
};
