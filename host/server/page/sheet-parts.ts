import postcss, { type AtRule, type ChildNode, type Declaration, type Root, type Rule } from 'postcss';

/** A part of a style sheet. A rule lists of each selector what it finds nothing without. */
export type Part =
  | { kind: 'always'; text: string }
  | { kind: 'rule'; selectors: { text: string; needs: string[] }[]; body: Body }
  | { kind: 'group' | 'layer'; head: string; parts: Part[] };

/** The declarations of a rule: those of custom properties by their names, to be left out where nothing reads them. */
type Body = { name: string | undefined; text: string }[];

/** Parentheses ask for one class of several, or for none. */
const withoutBrackets = (selector: string): string => {
  const shorter = selector.replaceAll(/\([^()]*\)/g, '');
  return shorter === selector ? selector : withoutBrackets(shorter);
};

/** `:has` of one thing asks for that thing as well; in other parentheses it may be one of several. */
const withContents = (selector: string): string =>
  selector.replaceAll(/:has\(([^(),]*)\)/g, (has, content: string, at: number) => {
    const before = selector.slice(0, at);
    return before.split('(').length === before.split(')').length ? ` ${content}` : has;
  });

export const matchesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/** The browser, or the start script, sets them on a page without the shell. */
const setWithoutShell = new Set(['open', 'data-held', 'data-start-notice', 'data-count']);

/**
 * Without these the selector finds nothing; as in the markup: `.class`, `<element`, ` attribute=` or
 * ` attribute="value"`. What the shell's scripts set or add later has the whole sheets, which come with them.
 */
const needsOf = (selector: string): string[] => {
  const plain = withoutBrackets(withContents(selector));
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
    ...(names.includes('::view-transition') ? ['::view-transition'] : []), // only scripts begin one
  ];
};

const ruleOf = (rule: Rule): Part => ({
  kind: 'rule',
  selectors: rule.selectors.map((text) => ({ text, needs: needsOf(text) })),
  body: rule.nodes.map((node) => ({
    name: node.type === 'decl' && node.prop.startsWith('--') ? node.prop : undefined,
    text: String(node),
  })),
});

const groups = new Set(['media', 'supports', 'container', 'starting-style']);

const isMovement = ({ name }: AtRule): boolean => name.endsWith('keyframes');

const atRuleOf = (node: AtRule): Part[] => {
  const { name, params, nodes } = node;
  const parts = nodes?.flatMap(partOf) ?? [];
  if (name === 'layer')
    return params.split(/\s*,\s*/).map((layer) => ({ kind: 'layer', head: `@layer ${layer}`, parts }));
  if (groups.has(name)) return [{ kind: 'group', head: `@${name} ${params}`, parts }];
  if (isMovement(node)) return [];
  return [{ kind: 'always', text: nodes ? String(node) : `${String(node)};` }];
};

const partOf = (node: ChildNode): Part[] => {
  if (node.type === 'rule') return [ruleOf(node)];
  if (node.type === 'atrule') return atRuleOf(node);
  return [];
};

/** The value where that holds for the whole page, null where it depends. */
type Declared = [name: string, value: string | null];

const isOfWholePage = ({ parent: rule }: Declaration): boolean => {
  if (rule?.type !== 'rule' || (rule as Rule).selector !== ':root') return false;
  const around = rule.parent;
  return around?.type === 'root' || (around?.type === 'atrule' && (around as AtRule).name === 'layer');
};

const declaredIn = (root: Root): Declared[] => {
  const declared: Declared[] = [];
  root.walkDecls((declaration) => {
    const { prop, value } = declaration;
    if (prop.startsWith('--'))
      declared.push([prop, isOfWholePage(declaration) && !value.includes('var(') ? value.trim() : null]);
    // With something else beside it in the parentheses it is not looked for.
    for (const name of matchesIn(value, /var\((--[\w-]+),/g)) declared.push([name, null]);
  });
  return declared;
};

/** A style sheet, taken apart once. */
export interface SheetParts {
  parts: readonly Part[];
  declared: readonly Declared[];
  /** Whatever part they stand in: rules name them. */
  movements: readonly { name: string; text: string }[];
}

/** Takes a style sheet apart, once, so that each page gets what it uses. */
export const sheetParts = (css: string): SheetParts => {
  const root = postcss.parse(css);
  const movements: { name: string; text: string }[] = [];
  root.walkAtRules((node) => {
    if (isMovement(node)) movements.push({ name: node.params, text: String(node) });
  });
  return { parts: root.nodes.flatMap(partOf), declared: declaredIn(root), movements };
};
