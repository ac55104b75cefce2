import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss';

/** A part of a style sheet; `needs` lists what a selector looks for, one list for each selector. */
type Part =
  | { kind: 'always'; text: string }
  | { kind: 'rule'; selectors: { text: string; needs: string[] }[]; body: string }
  | { kind: 'group'; head: string; parts: Part[] }
  | { kind: 'keyframes'; name: string; text: string };

/** What stands in parentheses asks for one class of several, or for none. */
const withoutBrackets = (selector: string): string => {
  const shorter = selector.replaceAll(/\([^()]*\)/g, '');
  return shorter === selector ? selector : withoutBrackets(shorter);
};

const matchesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/** What the browser, or the start script, sets by itself on a page that stands. */
const setWithoutShell = new Set(['open', 'data-held', 'data-start-notice']);

/**
 * What a selector finds nothing without, as it stands in the markup: `.class`, `<element`, ` attribute=` or
 * ` attribute="value"`. What the shell's scripts set or add later has the whole sheets, which come with them.
 */
const needsOf = (selector: string): string[] => {
  const plain = withoutBrackets(selector);
  const attributes = [...plain.matchAll(/\[([\w-]+)(?:=["']?([^"'\]]*)["']?)?[^\]]*\]/g)]
    .filter(([, name = '']) => !setWithoutShell.has(name))
    .map(([, name, value]) => (value === undefined ? ` ${name}=` : ` ${name}="${value}"`).toLowerCase());
  const names = plain.replaceAll(/\[[^\]]*\]/g, '');
  return [
    ...matchesIn(names, /(\.[\w-]+)/g),
    ...matchesIn(names, /(?:^|[\s>+~])([a-z][\w-]*)/gi)
      .filter((name) => !['html', 'body'].includes(name))
      .map((name) => `<${name.toLowerCase()}`),
    ...attributes,
    ...(names.includes(':disabled') ? [' disabled='] : []),
  ];
};

const ruleOf = (rule: Rule): Part => ({
  kind: 'rule',
  selectors: rule.selectors.map((text) => ({ text, needs: needsOf(text) })),
  body: rule.nodes.map(String).join(';'),
});

const atRuleOf = (node: AtRule): Part => {
  const isGroup = ['layer', 'media', 'supports', 'container', 'starting-style'].includes(node.name);
  if (isGroup && node.nodes)
    return { kind: 'group', head: `@${node.name} ${node.params}`, parts: node.nodes.flatMap(partOf) };
  if (node.name.endsWith('keyframes')) return { kind: 'keyframes', name: node.params, text: String(node) };
  return { kind: 'always', text: node.nodes ? String(node) : `${String(node)};` };
};

const partOf = (node: ChildNode): Part[] => {
  if (node.type === 'rule') return [ruleOf(node)];
  if (node.type === 'atrule') return [atRuleOf(node)];
  return [];
};

/** Nothing where the same stands in the same groups already: packages bring the same components. */
const once = (text: string, inside: string, { written }: StyledPage): string => {
  const place = `${inside}{${text}`;
  if (written.has(place)) return '';
  written.add(place);
  return text;
};

const textOf = (part: Part, page: StyledPage, within = ''): string => {
  switch (part.kind) {
    case 'always':
      return once(part.text, within, page);
    case 'rule': {
      const kept = part.selectors.filter(({ needs }) => needs.every((one) => page.has(one)));
      return kept.length === 0 ? '' : once(`${kept.map(({ text }) => text).join(',')}{${part.body}}`, within, page);
    }
    case 'group': {
      const inside = part.parts.map((one) => textOf(one, page, `${within}{${part.head}`)).join('');
      // A layer's place among the others is where it is first named, also when nothing of it is used.
      return inside === '' && !part.head.startsWith('@layer') ? '' : `${part.head}{${inside}}`;
    }
    case 'keyframes':
      return '';
  }
};

const needsIn = (parts: readonly Part[]): string[] =>
  parts.flatMap((part) => {
    if (part.kind === 'rule') return part.selectors.flatMap(({ needs }) => needs);
    return part.kind === 'group' ? needsIn(part.parts) : [];
  });

const keyframesIn = (parts: readonly Part[]): { name: string; text: string }[] =>
  parts.flatMap((part) => {
    if (part.kind === 'keyframes') return [part];
    return part.kind === 'group' ? keyframesIn(part.parts) : [];
  });

/** A page whose style sheets are put together, one after another. */
export interface StyledPage {
  /** Whether something of `needsOf` stands in its markup. */
  has(needed: string): boolean;
  /** What has been written of other sheets, with the groups that it stands in. */
  written: Set<string>;
}

/** The rules of a style sheet that a page can use, in their order. */
export interface UsedRules {
  (page: StyledPage): string;
  /** All that its selectors look for: pages that have the same of these use the same rules. */
  needs: readonly string[];
}

/**
 * Takes a style sheet apart, once, so that each page gets what it uses: a rule is left out when every selector of it
 * names a class, an element or an attribute that the page has not. With one of several in parentheses it stays. A rule
 * that another sheet has brought is left out as well: no two files style one element in one layer, so nothing stands
 * between the two that it would have to come after (docs/architecture.md, “Styles”).
 */
export const usedRules = (css: string): UsedRules => {
  const parts = postcss.parse(css).nodes.flatMap(partOf);
  const keyframes = keyframesIn(parts);
  const used = (page: StyledPage): string => {
    const text = parts.map((part) => textOf(part, page)).join('');
    return (
      text +
      keyframes
        .filter(({ name }) => text.includes(name))
        .map((one) => once(one.text, '', page))
        .join('')
    );
  };
  return Object.assign(used, { needs: [...new Set(needsIn(parts))] });
};

/** Beginnings of elements, and attributes with their values; a value that is not in quotation marks is left out. */
const written = /<[a-z][\w-]*| [\w:-]+=(?:"[^"<>]*")?/gi;

/** What `needsOf` may ask of a page: its elements, attributes, their values and its classes. */
const standsIn = (markup: string): ReadonlySet<string> => {
  const found = new Set<string>();
  for (const one of new Set(markup.match(written))) {
    if (one.startsWith(' class="')) for (const name of one.slice(8, -1).split(' ')) found.add(`.${name}`);
    const lower = one.toLowerCase();
    found.add(lower);
    if (lower.startsWith(' ')) found.add(lower.slice(0, lower.indexOf('=') + 1));
  }
  return found;
};

/** A page by its markup, which is read once, of which no sheet is written yet. */
export const styledPage = (markup: string): StyledPage => {
  const found = standsIn(markup);
  return { written: new Set(), has: (needed) => found.has(needed) };
};
