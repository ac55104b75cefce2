import postcss, { type AtRule, type ChildNode, type Declaration, type Root, type Rule } from 'postcss';

/** A part of a style sheet; `needs` lists what a selector looks for, one list for each selector. */
export type Part =
  | { kind: 'always'; text: string }
  | { kind: 'layer'; name: string; parts: Part[] }
  | { kind: 'rule'; selectors: { text: string; needs: string[] }[]; body: Body }
  | { kind: 'group'; head: string; parts: Part[] }
  | { kind: 'keyframes'; name: string; text: string };

/** The declarations of a rule: those of custom properties by their names, to be left out where nothing reads them. */
type Body = { name: string | undefined; text: string }[];

/** What stands in parentheses asks for one class of several, or for none. */
const withoutBrackets = (selector: string): string => {
  const shorter = selector.replaceAll(/\([^()]*\)/g, '');
  return shorter === selector ? selector : withoutBrackets(shorter);
};

/** What has to have one thing in it asks for that thing as well; in other parentheses it may be one of several. */
const withContents = (selector: string): string =>
  selector.replaceAll(/:has\(([^(),]*)\)/g, (has, content: string, at: number) => {
    const before = selector.slice(0, at);
    return before.split('(').length === before.split(')').length ? ` ${content}` : has;
  });

export const matchesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/** What the browser, or the start script, sets by itself on a page that stands. */
const setWithoutShell = new Set(['open', 'data-held', 'data-start-notice', 'data-count']);

/**
 * What a selector finds nothing without, as it stands in the markup: `.class`, `<element`, ` attribute=` or
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

const atRuleOf = (node: AtRule): Part[] => {
  const { name, params, nodes } = node;
  const parts = nodes?.flatMap(partOf) ?? [];
  if (name === 'layer') return params.split(/\s*,\s*/).map((layer) => ({ kind: 'layer', name: layer, parts }));
  if (groups.has(name)) return [{ kind: 'group', head: `@${name} ${params}`, parts }];
  if (name.endsWith('keyframes')) return [{ kind: 'keyframes', name: params, text: String(node) }];
  return [{ kind: 'always', text: nodes ? String(node) : `${String(node)};` }];
};

const partOf = (node: ChildNode): Part[] => {
  if (node.type === 'rule') return [ruleOf(node)];
  if (node.type === 'atrule') return atRuleOf(node);
  return [];
};

/** What a sheet says of a custom property: its value where that holds for the whole page, null where it depends. */
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
  /** All that its selectors look for: pages that have the same of these use the same rules. */
  needs: readonly string[];
}

const needsIn = (parts: readonly Part[]): string[] =>
  parts.flatMap((part) => {
    if (part.kind === 'rule') return part.selectors.flatMap(({ needs }) => needs);
    return 'parts' in part ? needsIn(part.parts) : [];
  });

/** Takes a style sheet apart, once, so that each page gets what it uses. */
export const sheetParts = (css: string): SheetParts => {
  const root = postcss.parse(css);
  const parts = root.nodes.flatMap(partOf);
  return { parts, declared: declaredIn(root), needs: [...new Set(needsIn(parts))] };
};
