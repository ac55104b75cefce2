import type { FlagValue } from './flags.ts';

/** Targeting may ask these of a visitor: nothing that tells who they are. */
export const flagFacts = ['language', 'signedIn', 'plus'] as const;

export interface FlagVisitor {
  /** Chance goes by it; empty for nobody in particular, who gets the default variant of a split flag. */
  device: string;
  language: 'en' | 'fr';
  signedIn: boolean;
  plus: boolean;
}

/** The rules of one flag, in the form of flagd. */
export interface FlagRule {
  state: 'ENABLED' | 'DISABLED';
  variants: Readonly<Record<string, FlagValue>>;
  defaultVariant: string;
  targeting?: unknown;
}

/** A document of rules that was checked: key → rules. */
export type FlagRules = Readonly<Record<string, FlagRule>>;

export type CheckedRules = { rules: FlagRules } | { problems: readonly string[] };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEmpty = (targeting: unknown): boolean =>
  targeting === undefined || targeting === null || (isObject(targeting) && Object.keys(targeting).length === 0);

const comparisons = new Set(['==', '===', '!=', '!==', '<', '<=', '>', '>=', 'and', 'or', '!', 'in']);
const known = new Set<unknown>([...flagFacts, '$flagd.timestamp']);

/** The one operation of an object of targeting, with its arguments. */
const operationOf = (node: Record<string, unknown>): [name: string, given: unknown[]] | null => {
  const [entry, ...others] = Object.entries(node);
  if (!entry || others.length > 0) return null;
  return [entry[0], Array.isArray(entry[1]) ? entry[1] : [entry[1]]];
};

const conditionProblems = (node: unknown): string[] => {
  if (Array.isArray(node)) return node.flatMap(conditionProblems);
  if (!isObject(node)) return [];
  const operation = operationOf(node);
  if (!operation) return ['a condition has one operation'];
  const [name, given] = operation;
  if (name === 'var')
    return given.length === 1 && known.has(given[0])
      ? []
      : [`it asks for ${JSON.stringify(given[0])}; it may ask for ${[...known].join(', ')}`];
  return comparisons.has(name)
    ? given.flatMap(conditionProblems)
    : [`the operation ${name} is none of a condition: ${[...comparisons].join(' ')}`];
};

/** Parts of `fractional`: `["on", 50]`, the second being 1 where it is left out. */
const splitProblems = (parts: unknown[], variants: FlagRule['variants']): string[] => {
  const problems = parts.flatMap((part) => {
    if (!Array.isArray(part)) return ['chance goes by the visitor alone: `fractional` has nothing but its parts'];
    const [variant, weight = 1] = part as unknown[];
    const named = typeof variant === 'string' && variant in variants;
    return [
      ...(named ? [] : [`a part of \`fractional\` is ${JSON.stringify(variant)}, which is no variant`]),
      ...(Number.isInteger(weight) && Number(weight) >= 0 ? [] : [`a part's weight is ${JSON.stringify(weight)}`]),
    ];
  });
  const whole = parts.reduce((sum: number, part) => sum + (Array.isArray(part) ? Number(part[1] ?? 1) : 0), 0);
  return [...problems, ...(whole > 0 || problems.length > 0 ? [] : ['`fractional` has no part that is more than 0'])];
};

/** A choice has to end in a variant, or in null for the default one. */
const choiceProblems = (node: unknown, variants: FlagRule['variants']): string[] => {
  if (node === null) return [];
  if (!isObject(node))
    return String(node) in variants ? [] : [`it chooses ${JSON.stringify(node)}, which is no variant`];
  const [name, given] = operationOf(node) ?? ['', []];
  if (name === 'fractional') return splitProblems(given, variants);
  if (name !== 'if') return [`it chooses by ${name || 'nothing'}; a choice is made by if or fractional`];
  return given.flatMap((one, at) =>
    at % 2 === 0 && at < given.length - 1 ? conditionProblems(one) : choiceProblems(one, variants),
  );
};

const fields = new Set(['state', 'variants', 'defaultVariant', 'targeting', 'metadata']);
const states = new Set<unknown>(['ENABLED', 'DISABLED']);

const ruleProblems = (rule: unknown): string[] => {
  if (!isObject(rule)) return ['it is no object'];
  const { state, variants, defaultVariant, targeting } = rule;
  const others = Object.keys(rule).filter((name) => !fields.has(name));
  const problems = [
    ...others.map((name) => `it has a field ${name}`),
    ...(states.has(state) ? [] : ['`state` is ENABLED or DISABLED']),
  ];
  if (!isObject(variants) || Object.keys(variants).length === 0) return [...problems, 'it has no `variants`'];
  const kinds = new Set(Object.values(variants).map((value) => typeof value));
  const [kind = ''] = kinds;
  if (kinds.size > 1 || !['boolean', 'string', 'number'].includes(kind))
    problems.push('its `variants` are not all booleans, all strings or all numbers');
  if (typeof defaultVariant !== 'string' || !(defaultVariant in variants))
    problems.push('its `defaultVariant` is not one of its variants');
  if (isEmpty(targeting)) return problems;
  return [...problems, ...choiceProblems(targeting, variants as FlagRule['variants'])];
};

/**
 * Reads a document of rules, in the form of flagd (JSON). One with anything wrong is refused whole, with every problem
 * named: `catalog.reviews-first: it chooses "no", which is no variant`.
 */
export const checkFlagRules = (text: string): CheckedRules => {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch (error) {
    return { problems: [`the document is not JSON: ${String(error)}`] };
  }
  if (!isObject(document) || !isObject(document['flags']))
    return { problems: ['the document has no `flags`, an object with a flag’s rules by its key'] };
  const others = Object.keys(document).filter((name) => !['$schema', 'flags', 'metadata'].includes(name));
  const { flags } = document;
  const problems = [
    ...others.map((name) => `the document has a field ${name}`),
    ...Object.entries(flags).flatMap(([key, rule]) => ruleProblems(rule).map((problem) => `${key}: ${problem}`)),
  ];
  return problems.length > 0 ? { problems } : { rules: flags as unknown as FlagRules };
};

/** Whether some visitors may get another answer than others, or at another time. */
export const isTargeted = (rule: FlagRule | undefined): boolean =>
  rule?.state === 'ENABLED' && !isEmpty(rule.targeting);

/** Whether it depends on this fact what some visitors get. */
export const asksFor = (rule: FlagRule | undefined, fact: (typeof flagFacts)[number]): boolean =>
  isTargeted(rule) && new RegExp(`"var":\\[?"${fact}"`).test(JSON.stringify(rule?.targeting));

/** Whether chance decides for some visitors. */
export const isSplit = (rule: FlagRule | undefined): boolean =>
  isTargeted(rule) && JSON.stringify(rule?.targeting).includes('"fractional":');
