import { isNode, type Node } from '../syntax.ts';
import type { Parsed } from '../sources.ts';
import { argumentsOf, bare, calleeOf, choicesOf, fieldsOf, keyOf, memberOf, nameOf } from './nodes.ts';

/** What a node names: `intents.noticeGiven(…)`, `raise('noticeGiven', …)`. */
const dispatchedBy = (node: Node): string[] => {
  const member = memberOf(node);
  if (member?.name && nameOf(member.object) === 'intents') return [member.name];
  return node.type === 'CallExpression' ? argumentsOf(node).slice(0, 1).flatMap(choicesOf) : [];
};
const eventsHandledBy = (node: Node): string[] => {
  const member = memberOf(node);
  return member?.name && nameOf(member.object) === 'intentTypes' ? [member.name] : [];
};

/** Which of these intents the files dispatch. */
export const intentsDispatched = (intents: readonly string[], files: readonly Parsed[]): string[] => {
  const named = new Set(files.flatMap(({ nodes }) => nodes.flatMap(dispatchedBy)));
  return intents.filter((name) => named.has(name));
};

/** Intents that nobody dispatches, or nobody hears. */
export const intentsWithOneSide = (intents: readonly string[], files: readonly Parsed[]): string[] => {
  const nodes = files.flatMap((file) => file.nodes);
  const dispatched = new Set(intentsDispatched(intents, files));
  const handled = new Set(nodes.flatMap(eventsHandledBy));
  return intents.flatMap((name) => [
    ...(dispatched.has(name) ? [] : [`${name} is never dispatched`]),
    ...(handled.has(name) ? [] : [`${name} is never heard`]),
  ]);
};

/** What a node tells outside services: `{ event: 'search', … }`, `useCartTracking('viewCart', …)`. */
const eventsSentBy = (node: Node): string[] => {
  if (node.type === 'KeyValueProperty' && keyOf(node) === 'event') return choicesOf(node['value']);
  if (node.type !== 'CallExpression' || !/track/i.test(calleeOf(node) ?? '')) return [];
  return argumentsOf(node).flatMap(choicesOf);
};

/** Events of tracking that nothing tells. */
export const eventsNeverSent = (events: readonly string[], files: readonly Parsed[]): string[] => {
  const sent = new Set(files.flatMap(({ nodes }) => nodes.flatMap(eventsSentBy)));
  return events.filter((event) => !sent.has(event));
};

/** The fields of a constant that is an object, such as `destinations` of the tracking. */
export const fieldsOfConstant = (nodes: readonly Node[], name: string): string[] =>
  nodes.flatMap((node) => {
    if (node.type !== 'VariableDeclarator' || nameOf(node['id']) !== name) return [];
    const object = bare(node['init']);
    return object?.type === 'ObjectExpression' ? [...fieldsOf(object).keys()] : [];
  });

/** The fields of an interface, such as `SlotProps` of the contract. */
export const fieldsOfInterface = (nodes: readonly Node[], name: string): string[] =>
  nodes.flatMap((node) => {
    if (node.type !== 'TsInterfaceDeclaration' || nameOf(node['id']) !== name || !isNode(node['body'])) return [];
    const members = Array.isArray(node['body']['body']) ? node['body']['body'].filter(isNode) : [];
    return members.flatMap((member) => keyOf(member) ?? []);
  });

/** The slots that the files have: `<Slot name="overlay" />`. */
export const slotsPlaced = (files: readonly Parsed[]): Set<string> =>
  new Set(
    files
      .flatMap(({ nodes }) => nodes)
      .filter((node) => node.type === 'JSXOpeningElement' && nameOf(node['name']) === 'Slot')
      .flatMap((element) => (Array.isArray(element['attributes']) ? element['attributes'].filter(isNode) : []))
      .filter((attribute) => nameOf(attribute['name']) === 'name')
      .flatMap((attribute) => choicesOf(attribute['value'])),
  );

/** The flags that the files read: `useFlag('catalog.reviews-first')`. */
export const flagsRead = (files: readonly Parsed[]): Set<string> =>
  new Set(
    files
      .flatMap(({ nodes }) => nodes)
      .filter((node) => node.type === 'CallExpression' && calleeOf(node) === 'useFlag')
      .flatMap((node) => argumentsOf(node).slice(0, 1).flatMap(choicesOf)),
  );

/** Slots that no page has, or no remote fills. */
export const slotsWithOneSide = (slots: readonly string[], files: readonly Parsed[]): string[] => {
  const nodes = files.flatMap((file) => file.nodes);
  const shown = slotsPlaced(files);
  const filled = new Set(
    nodes
      .filter((node) => node.type === 'KeyValueProperty' && keyOf(node) === 'slot')
      .flatMap((property) => choicesOf(property['value'])),
  );
  return slots.flatMap((name) => [
    ...(shown.has(name) ? [] : [`${name} is on no page`]),
    ...(filled.has(name) ? [] : [`${name} is filled by no remote`]),
  ]);
};
