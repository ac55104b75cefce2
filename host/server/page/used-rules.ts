import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss';

/** A part of a style sheet; `needs` lists what a selector's classes are, one list for each selector. */
type Part =
  | { kind: 'always'; text: string }
  | { kind: 'rule'; selectors: { text: string; needs: string[] }[]; body: string }
  | { kind: 'group'; head: string; parts: Part[] }
  | { kind: 'keyframes'; name: string; text: string };

/** What stands in brackets asks for one class of several, or for none. */
const withoutBrackets = (selector: string): string => {
  const shorter = selector.replaceAll(/\([^()]*\)/g, '');
  return shorter === selector ? selector : withoutBrackets(shorter);
};

const classesIn = (selector: string): string[] =>
  [...withoutBrackets(selector).matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);

const ruleOf = (rule: Rule): Part => ({
  kind: 'rule',
  selectors: rule.selectors.map((text) => ({ text, needs: classesIn(text) })),
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

const textOf = (part: Part, classes: ReadonlySet<string>): string => {
  switch (part.kind) {
    case 'always':
      return part.text;
    case 'rule': {
      const kept = part.selectors.filter(({ needs }) => needs.every((name) => classes.has(name)));
      return kept.length === 0 ? '' : `${kept.map(({ text }) => text).join(',')}{${part.body}}`;
    }
    case 'group': {
      const inside = part.parts.map((one) => textOf(one, classes)).join('');
      // A layer's place among the others is where it is first named, also when nothing of it is used.
      return inside === '' && !part.head.startsWith('@layer') ? '' : `${part.head}{${inside}}`;
    }
    case 'keyframes':
      return '';
  }
};

const keyframesIn = (parts: readonly Part[]): { name: string; text: string }[] =>
  parts.flatMap((part) => {
    if (part.kind === 'keyframes') return [part];
    return part.kind === 'group' ? keyframesIn(part.parts) : [];
  });

/** The rules of a style sheet that a page with these classes can use, in their order. */
export type UsedRules = (classes: ReadonlySet<string>) => string;

/**
 * Takes a style sheet apart, once, so that each page gets what it uses: a rule is left out when every selector of it
 * names a class that the page has not. Without classes, or with one of several in brackets, it stays.
 */
export const usedRules = (css: string): UsedRules => {
  const parts = postcss.parse(css).nodes.flatMap(partOf);
  const keyframes = keyframesIn(parts);
  return (classes) => {
    const text = parts.map((part) => textOf(part, classes)).join('');
    return (
      text +
      keyframes
        .filter(({ name }) => text.includes(name))
        .map((one) => one.text)
        .join('')
    );
  };
};

/** Every class that stands in the markup. */
export const classesOf = (markup: string): Set<string> =>
  new Set([...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
